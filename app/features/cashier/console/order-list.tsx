import { styled } from "styled-components";
import { useT } from "~/platform/i18n/use-t";
import { Button, LinkButton } from "~/ui/button";
import { type Chip, Chips } from "~/ui/chips";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Select } from "~/ui/select";
import { ORDER_FILTERS, type OrderQuery, orderListPath } from "./order-filters";

const Search = styled.form`
  display: grid;
  gap: 12px;
  max-inline-size: 960px;

  .line { display: flex; flex-wrap: wrap; align-items: end; gap: 12px; }
  .line > :first-child { flex: 1 1 320px; }
  summary { display: inline-flex; align-items: center; gap: 4px; color: var(--text-2); font-weight: 600; font-size: var(--size-1); cursor: pointer; }
  [open] > summary svg { rotate: 180deg; }
  .fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 190px), 1fr)); gap: 12px; margin-block-start: 12px; }
`;

interface OrderSearchProps {
  readonly code: string;
  readonly query: Pick<OrderQuery, "filter" | "search">;
  readonly methods: readonly { readonly id: string; readonly name: string }[];
}

function MoreFields({ methods, query: { search } }: Omit<OrderSearchProps, "code">) {
  const t = useT("console");
  const { find: _find, ...more } = search;
  return (
    <details open={Object.keys(more).length > 0}>
      <summary>
        <Icon name="chevron-down" size={16} />
        {t("order.narrow")}
      </summary>
      <div className="fields">
        <Select
          label={t("order.method")}
          name="method"
          defaultValue={more.method ?? ""}
          options={[
            { value: "", label: t("order.anyMethod") },
            ...methods.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Field label={t("order.amountFrom")} name="amountFrom" inputMode="decimal" defaultValue={more.amountFrom} />
        <Field label={t("order.amountTo")} name="amountTo" inputMode="decimal" defaultValue={more.amountTo} />
        <Field label={t("order.from")} name="from" type="date" defaultValue={more.from} />
        <Field label={t("order.to")} name="to" type="date" defaultValue={more.to} />
      </div>
    </details>
  );
}

/** Renders the search form for orders. A GET form, so that a search has a URL. */
export function OrderSearch({ code, methods, query }: OrderSearchProps) {
  const t = useT("console");
  const path = `/console/brands/${code}/orders`;
  return (
    <Search method="get" action={path} role="search" aria-label={t("order.search")} key={JSON.stringify(query.search)}>
      <div className="line">
        <Field
          label={t("order.find")}
          name="find"
          type="search"
          icon="search"
          defaultValue={query.search.find}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button variant="primary">{t("order.look")}</Button>
        {Object.keys(query.search).length > 0 ? (
          <LinkButton href={path} variant="quiet">
            {t("order.clear")}
          </LinkButton>
        ) : null}
      </div>
      <MoreFields methods={methods} query={query} />
    </Search>
  );
}

/** Renders the filters of the order list; the first ones hold orders that wait for staff. The search is preserved. */
export function OrderFilters({ code, query }: Pick<OrderSearchProps, "code" | "query">) {
  const t = useT("console");
  const chips: Chip[] = ORDER_FILTERS.map((id) => {
    return { id, label: t(`order.filter.${id}`), href: orderListPath(code, { ...query, filter: id }) };
  });
  return <Chips label={t("order.show")} chips={chips} current={query.filter} wrap />;
}
