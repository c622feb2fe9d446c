import { aBrand, connected } from "../../helpers/tenants";
import { ALL_FEATURES_ON, describeContract } from "../../helpers/wps/contract-suite";
import { aWpsSite } from "../../helpers/wps/wps-site";

const RUNS = process.env["TEST_FULL"] ? 400 : 4;
const lotus = aBrand("lotus", ALL_FEATURES_ON, connected("REEL", "FANS"));

describeContract(() => aWpsSite([lotus, aBrand("harbor")]), RUNS);
