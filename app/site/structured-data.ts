import type { SiteIdentity } from "./app-context";
import { pageAddress } from "./page-meta";
import type { StructuredPage } from "./types";

const CONTEXT = "https://schema.org";

/**
 * Returns the structured data of a page (schema.org, JSON-LD): the organization on the home page, else the breadcrumbs; and its
 * questions.
 */
export function structuredData(page: StructuredPage, site: SiteIdentity, brand: string): readonly object[] {
  const { above, path, questions, title } = page;
  const address = (of: string) => pageAddress(site, of, site.language);
  const steps = [...above, { path, title }];
  return [
    ...(above.length === 0
      ? [
          {
            "@context": CONTEXT,
            "@type": "Organization",
            name: brand,
            url: `${site.origin}/`,
            logo: `${site.origin}/icon-512.png`,
          },
        ]
      : [
          {
            "@context": CONTEXT,
            "@type": "BreadcrumbList",
            itemListElement: steps.map((step, at) => {
              return { "@type": "ListItem", position: at + 1, name: step.title, item: address(step.path) };
            }),
          },
        ]),
    ...(questions.length === 0
      ? []
      : [
          {
            "@context": CONTEXT,
            "@type": "FAQPage",
            mainEntity: questions.map(({ answer, question }) => {
              return { "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text: answer } };
            }),
          },
        ]),
  ];
}
