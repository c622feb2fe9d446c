import { Button, LinkButton } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Field, TextArea } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";
import { Switch } from "~/ui/switch";
import { Sample } from "./sample";

const VARIANTS = ["primary", "secondary", "quiet", "danger"] as const;
const OPTIONS = ["All", "Classic", "Adventure"].map((label) => ({ value: label.toLowerCase(), label }));

function Buttons() {
  return (
    <Sample name="button" wide>
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
        <Button type="button" square aria-label="Search">
          <Icon name="search" />
        </Button>
      </div>
    </Sample>
  );
}

/** Samples of form controls. */
export function FormSamples() {
  return (
    <>
      <Buttons />
      <Sample name="field">
        <Field label="Label" hint="A hint" name="sample" />
        <Field label="Label" error="Say what is wrong and how to fix it." name="wrong" defaultValue="value" />
        <Field
          label="With icon and button"
          name="password"
          type="password"
          icon="lock"
          autoComplete="off"
          end={
            <Button type="button" variant="quiet" size="small" square aria-label="Show">
              <Icon name="eye" size={18} />
            </Button>
          }
        />
        <TextArea label="Multiple lines" hint="At most 140 characters" name="text" />
      </Sample>
      <Sample name="select">
        <Select label="In a form" name="select" options={OPTIONS} hint="A hint" />
        <Select label="With an error" name="select-wrong" options={OPTIONS} error="Choose another option." />
        <div className="row">
          <Select look="pill" label="Type" name="pill" options={OPTIONS} />
        </div>
      </Sample>
      <Sample name="checkbox">
        <Checkbox label="I am 18 or older" name="age" defaultChecked />
        <Checkbox label="I accept the terms" name="terms" error="Accept the terms to continue." />
        <Checkbox type="radio" name="radio" value="a" label="First option" defaultChecked />
        <Checkbox type="radio" name="radio" value="b" label="Second option" />
      </Sample>
      <Sample name="switch">
        <Switch label="On" defaultChecked name="switch" />
        <Switch label="Off" name="switch-off" />
        <Switch label="Disabled" name="switch-disabled" disabled />
      </Sample>
    </>
  );
}
