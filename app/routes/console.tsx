import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { CurrencyProvider } from "~/platform/i18n/currency-provider";
import { staffInfo } from "~/platform/wps/calls/staff.gen";
import { mayOnBrand } from "~/platform/wps/staff";
import { useAccountWatch } from "~/site/account/use-account-watch";
import { consoleContext } from "~/site/app-context";
import { ConsoleFrame } from "~/site/console/console-frame";
import { pageTitles } from "~/site/console/page-titles";
import { StaffProvider } from "~/site/console/staff-context";
import { useFormFaults } from "~/site/console/use-form-faults";
import { useOfflineFormBlock } from "~/site/console/use-offline-form-block";

/** Loads the frame of the console. Responds on console hosts only. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { currencyOf, demoBrands, document, isElsewhere, staff, t, theme } = consoleContext(context);
  const who = staff && { account: staff.name, role: staff.role };
  const code = params["code"];
  const shown = code !== undefined && staff !== null && mayOnBrand(staff, code) ? code : null;
  return json({
    theme,
    demo: demoBrands !== null,
    staff: who,
    isElsewhere: shown !== null && isElsewhere(shown),
    titles: pageTitles(t),
    title: document.title,
    currency: shown === null ? null : currencyOf(shown),
  });
}

/** Checks the current session of staff. After its end, typed text stays on the page until a form is sent. */
function checkStaff(): void {
  staffInfo({}).catch(() => {});
}

export { consoleMeta as meta } from "~/site/console/page-titles";

export default function Console() {
  const { pathname } = useLocation();
  const { currency, demo, isElsewhere, staff, theme } = useLoaderData<typeof loader>();
  useAccountWatch(checkStaff, staff !== null);
  useFormFaults();
  useOfflineFormBlock();
  return (
    <ConsoleFrame theme={theme} path={pathname} staff={staff} demo={demo} isElsewhere={isElsewhere}>
      <StaffProvider role={staff?.role ?? null}>
        <CurrencyProvider currency={currency}>
          <Outlet />
        </CurrencyProvider>
      </StaffProvider>
    </ConsoleFrame>
  );
}
