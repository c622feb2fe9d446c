import { aBrand } from "../support/tenants";
import { describeContract, EVERYTHING_ON } from "./contract-suite";
import { aWpsSite } from "./wps-site";

describeContract(() => aWpsSite([aBrand("lotus", { demo: true, flags: EVERYTHING_ON }), aBrand("harbor")]), 30);
