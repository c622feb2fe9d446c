import { aBrand, connected } from "../../helpers/tenants";
import { describeContract, EVERYTHING_ON } from "../../helpers/wps/contract-suite";
import { aWpsSite } from "../../helpers/wps/wps-site";

const RUNS = process.env["TEST_FULL"] ? 400 : 4;
const lotus = aBrand("lotus", EVERYTHING_ON, connected("REEL", "FANS"));

describeContract(() => aWpsSite([lotus, aBrand("harbor")]), RUNS);
