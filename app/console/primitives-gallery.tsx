import { styled } from "styled-components";
import { Badge } from "~/ui/badge";
import { Button, LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { ICON_NAMES, Icon } from "~/ui/icon";
import { Money } from "~/ui/money";
import { Skeleton } from "~/ui/skeleton";
import { StatusScreen } from "~/ui/status-screen";
import { Switch } from "~/ui/switch";
import { Table } from "~/ui/table";

const Samples = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: 16px;

  > * { display: grid; align-content: start; gap: 12px; padding: 20px; }
  .row { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; }
  .wide { grid-column: 1 / -1; }
`;

const VARIANTS = ["primary", "secondary", "quiet", "danger"] as const;
const TONES = ["plain", "brand", "accent", "good", "bad"] as const;

function Controls() {
  return (
    <>
      <Card data-primitive="button">
        {(["small", "medium", "large"] as const).map((size) => (
          <div className="row" key={size}>
            {VARIANTS.map((variant) => (
              <Button key={variant} type="button" variant={variant} size={size}>
                {variant}
              </Button>
            ))}
          </div>
        ))}
        <div className="row">
          <LinkButton href="/console/gallery">link</LinkButton>
          <Button type="button" disabled>
            disabled
          </Button>
        </div>
      </Card>
      <Card data-primitive="field">
        <Field label="Label" hint="A hint" name="sample" />
        <Field label="Label" error="What is wrong, in words" name="wrong" defaultValue="value" />
        <Switch label="A switch" defaultChecked name="switch" />
      </Card>
    </>
  );
}

function Figures() {
  return (
    <>
      <Card data-primitive="badge">
        <div className="row">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        <Money amount="1234567.50" />
        <Skeleton />
      </Card>
      <Card data-primitive="table">
        <Table>
          <thead>
            <tr>
              <th scope="col">Game</th>
              <th scope="col" className="num">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" data-label="Game">
                Sample
              </th>
              <td className="num" data-label="Amount">
                <Money amount="88.00" />
              </td>
            </tr>
          </tbody>
        </Table>
      </Card>
    </>
  );
}

/** The primitives of the design system, each in its states. Samples, so their words are not translated. */
export function PrimitivesGallery() {
  return (
    <Samples>
      <Controls />
      <Figures />
      <Card data-primitive="icon">
        <div className="row">
          {ICON_NAMES.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Card>
      <Card data-primitive="empty-state">
        <EmptyState icon="search" title="Nothing here" text="What helps." />
      </Card>
      {(["maintenance", "region", "missing", "failure"] as const).map((art) => (
        <Card key={art} data-primitive="status-screen">
          <StatusScreen art={art} title={art} text="What is the matter." />
        </Card>
      ))}
    </Samples>
  );
}
