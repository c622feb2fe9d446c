import { Badge } from "~/ui/badge";
import { BarChart } from "~/ui/bar-chart";
import { TimeLeft } from "~/ui/countdown";
import { DataTable } from "~/ui/data-table";
import { Icon } from "~/ui/icon";
import { ICON_NAMES } from "~/ui/icons.gen";
import { LazyImage } from "~/ui/lazy-image";
import { Money } from "~/ui/money";
import { Avatar, Medal } from "~/ui/picture";
import { Skeleton } from "~/ui/skeleton";
import { Sample } from "./sample";

const TONES = ["plain", "brand", "accent", "good", "bad"] as const;
const SIZES = ["title", "text", "control", "row", "mark"] as const;
const POINTS = [
  { label: "Mon", values: [120, 80] },
  { label: "Tue", values: [200, 240] },
  { label: "Wed", values: [90, -40] },
];
const ROWS = [
  { game: "Jade Garden", account: "ab***9", amount: "61234.50" },
  { game: "Ocean King", account: "ki***2", amount: "88.00" },
];

/** Samples of data display: badges, amounts, times, tables, pictures and loading placeholders. */
export function FigureSamples() {
  return (
    <>
      <Sample name="badge">
        <div className="row">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Sample>
      <Sample name="money">
        <Money amount="1234567.50" />
      </Sample>
      <Sample name="countdown">
        <TimeLeft ms={5_025_000} label="Time left" />
      </Sample>
      <Sample name="data-table" wide>
        <DataTable
          caption="Sample of a table"
          rows={ROWS}
          rowKey={({ game }) => game}
          columns={[
            { id: "game", title: "Game", cell: ({ game }) => game },
            { id: "account", title: "Account", cell: ({ account }) => account },
            { id: "amount", title: "Amount", numeric: true, cell: ({ amount }) => <Money amount={amount} /> },
          ]}
        />
      </Sample>
      <ChartSample />
      <Sample name="picture">
        <div className="row">
          {["ada", "ben", "cleo"].map((seed) => (
            <Avatar key={seed} seed={seed} />
          ))}
        </div>
        <div className="row">
          {[1, 4, 8].map((rank) => (
            <Medal key={rank} rank={rank} label={`Level ${rank}`} />
          ))}
        </div>
      </Sample>
      <Sample name="lazy-image">
        <LazyImage src="/art/game/RNG-example-0.svg" alt="Picture of a game" width={150} height={200} />
      </Sample>
      <Sample name="skeleton">
        {SIZES.map((size) => (
          <Skeleton key={size} size={size} />
        ))}
      </Sample>
      <Sample name="icon" wide>
        <div className="row">
          {ICON_NAMES.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Sample>
    </>
  );
}

function ChartSample() {
  return (
    <Sample name="bar-chart" wide>
      <BarChart title="Sample of a chart" series={["In", "Out"]} points={POINTS} text={String} tableId="chart-table" />
      <div id="chart-table">
        <DataTable
          caption="Chart data"
          rows={POINTS}
          rowKey={({ label }) => label}
          columns={[
            { id: "day", title: "Day", cell: ({ label }) => label },
            { id: "values", title: "In and out", numeric: true, cell: ({ values }) => values.join(" / ") },
          ]}
        />
      </div>
    </Sample>
  );
}
