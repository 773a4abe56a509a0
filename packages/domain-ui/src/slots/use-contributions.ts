import type { subApp } from '@console/contracts'
import { type HostSlots, type SlotContribution, useHost } from '@console/sub-app'
import { useMemo, useSyncExternalStore } from 'react'

export type Contributed<Kind extends subApp.ContributionKind> = SlotContribution & {
  slot: Extract<subApp.ShownContribution, { kind: Kind }>
}

type Place = { target?: subApp.RecordTarget; home?: subApp.SlotHome }

/** The contributions of a kind at a place, in the order of their apps; empty until the page has its own content. */
export function useContributions<Kind extends subApp.ContributionKind>(
  kind: Kind,
  place: Place = {},
): readonly Contributed<Kind>[] {
  return useContributionsTo(useHost().services.slots, kind, place)
}

/** The same, around the pages. */
export function useContributionsTo<Kind extends subApp.ContributionKind>(
  { contributions }: HostSlots,
  kind: Kind,
  { target, home }: Place = {},
): readonly Contributed<Kind>[] {
  const all = useSyncExternalStore(contributions.subscribe, contributions.get)
  return useMemo(() => {
    const isHere = (one: SlotContribution): one is Contributed<Kind> =>
      one.slot.kind === kind &&
      (!('target' in one.slot) || one.slot.target === target) &&
      (!('home' in one.slot) || one.slot.home === home)
    return all.filter(isHere)
  }, [all, home, kind, target])
}

/** Key of a contribution among those of all apps. */
export function contributionKey({ app: { module, versionId }, slot }: SlotContribution): string {
  return `${module}.${versionId}.${slot.id}`
}
