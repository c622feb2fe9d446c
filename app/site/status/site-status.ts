/** Result of the call systemStatus, as needed by the status screens. */
export interface SiteStatus {
  readonly status: 0 | 1 | 2;
  /** `until` is ISO 8601, UTC. */
  readonly maintenance: { readonly until: string | null; readonly notice: string | null };
  readonly regionRestriction: { readonly notice: string | null };
  readonly location: { readonly ip: string | null };
}
