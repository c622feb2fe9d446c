import { isWpsError } from "~/platform/wps/errors";
import type { SiteContext } from "~/site/app-context";
import type { CentrePageServer } from "~/site/centre/types";
import { permittedValue, readRecordQuery } from "../records/record-query.server";

const CATEGORIES = ["RNG", "LIVE", "FISH", "PVP", "DS88", "SPORTS", "ESPORTS", "LOTT", "ELOTT"] as const;

/** Loads the betting record and the recalled round (`?round=`). */
export const personalHistory = {
  async load(site, request) {
    const { asked, query } = readRecordQuery(request);
    const category = permittedValue(query.get("category"), CATEGORIES);
    const [record, round] = await Promise.all([
      site.wps.report.bettingRecord({ ...asked, ...(category ? { category } : {}) }),
      loadRecalledRound(site, query.get("round")),
    ]);
    return { ...record, category: category ?? null, round };
  },
} satisfies CentrePageServer;

/** Returns the recalled round; null for an unknown round or one of another member. The record is shown in both cases. */
async function loadRecalledRound({ wps }: SiteContext, id: string | null) {
  if (id === null || !/^[0-9a-f-]{36}$/.test(id)) return null;
  return wps.game.round({ id }).catch((error: unknown) => {
    if (!isWpsError(error) || error.code !== "notFound") throw error;
    return null;
  });
}
