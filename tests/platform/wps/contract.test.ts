import { aBrand, connected } from "../../support/tenants";
import { describeContract, EVERYTHING_ON } from "../../support/wps/contract-suite";
import { aWpsSite } from "../../support/wps/wps-site";

const RUNS = process.env["TEST_FULL"] ? 400 : 4;
const lotus = aBrand("lotus", EVERYTHING_ON, connected("REEL", "FANS"));

describeContract(() => aWpsSite([lotus, aBrand("harbor")]), RUNS);
