import { runBrand } from "./brand/run-brand";

const { status, out, err } = await runBrand(process.argv.slice(2), process.env);
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = status;
