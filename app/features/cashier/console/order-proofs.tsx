import { styled } from "styled-components";
import { useFormat } from "~/platform/i18n/use-format";
import { useT } from "~/platform/i18n/use-t";
import type { OrderAnswer, ProofAnswer } from "~/site/console/types";
import { LinkButton } from "~/ui/button";

const Proofs = styled.section`
  display: grid;
  gap: 12px;

  > div { display: flex; flex-wrap: wrap; gap: 8px; }
  img { max-inline-size: 100%; block-size: auto; border: 1px solid var(--line); border-radius: var(--radius-small); }
  figure { margin: 0; }
  figcaption { color: var(--text-2); font-size: var(--size-1); }
`;

interface OrderProofsProps {
  readonly order: OrderAnswer;
  /** The opened picture. */
  readonly proof: ProofAnswer | null;
  readonly path: string;
  /** False for staff without permission to decide: they see only the number of pictures. */
  readonly mayOpen: boolean;
}

/** Renders the pictures attached to an order. Each one is opened separately, because the audit log records every access. */
export function OrderProofs({ mayOpen, order, path, proof }: OrderProofsProps) {
  const t = useT("console");
  const format = useFormat();
  if (order.proofs.length === 0) return null;
  if (!mayOpen) return <p>{t("order.proofCount", { count: order.proofs.length })}</p>;
  return (
    <Proofs id="proofs">
      <h2>{t("order.proofs")}</h2>
      <div>
        {order.proofs.map((id, at) => (
          <LinkButton key={id} href={`${path}?proof=${id}`} size="small" data-stay="">
            {t("order.proof", { number: String(at + 1) })}
          </LinkButton>
        ))}
      </div>
      {proof ? (
        <figure>
          <img
            src={`data:image/jpeg;base64,${proof.jpeg}`}
            width={proof.width}
            height={proof.height}
            alt={t("order.proof", { number: String(order.proofs.indexOf(proof.id) + 1) })}
          />
          <figcaption>{format.date(Date.parse(proof.at), "dateTime")}</figcaption>
        </figure>
      ) : null}
    </Proofs>
  );
}
