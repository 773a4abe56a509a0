import { subApp } from '@console/contracts'

export const APP_STATES = ['on', 'needsConsent', 'off', 'offEverywhere', 'notReleased'] as const
export type AppState = (typeof APP_STATES)[number]

type Facts = Pick<subApp.AppRow, 'trust' | 'isEnabled' | 'current' | 'decision' | 'needsConsent'>

/** The state of an app for a company: the strongest reason why nobody runs it comes first. */
export function toAppState({ trust, isEnabled, current, decision, needsConsent }: Facts): AppState {
  if (!isEnabled) return 'offEverywhere'
  if (decision.isOff) return 'off'
  if (trust === 'own') return 'on'
  if (current === null) return 'notReleased'
  return needsConsent ? 'needsConsent' : 'on'
}

/** True for the built app that has this page: without it nobody could switch anything on again. */
export function isNeededHere({ module, trust }: Pick<subApp.AppRow, 'module' | 'trust'>): boolean {
  return trust === 'own' && module === 'system'
}

/** A permission, and whether the consent that was given before has it. */
export type Asked<Item> = { item: Item; isNew: boolean }

export type AskedPermissions = {
  calls: Asked<string>[]
  pages: Asked<string>[]
  backEnds: Asked<subApp.Permissions['backEnds'][number]>[]
  /** Places of contributions. */
  slots: Asked<string>[]
  fields: Asked<AskedField>[]
  topics: Asked<subApp.SlotTopic>[]
}

/** A field of the records that an app gets. */
export type AskedField = { target: subApp.RecordTarget; field: subApp.RecordField }

/** The fields of all records, one by one. */
export function listFields(fields: subApp.RecordFields): AskedField[] {
  return subApp.RECORD_TARGETS.flatMap((target) => (fields[target] ?? []).map((field) => ({ target, field })))
}

/** Everything that a version asks for. Nothing is new at the first consent, since then all is. */
export function compareWithConsent(
  asked: subApp.Permissions,
  consentedTo: subApp.Permissions | null,
): AskedPermissions {
  const mark = <Item>(items: readonly Item[], isGranted: (item: Item) => boolean) =>
    items.map((item) => ({ item, isNew: consentedTo !== null && !isGranted(item) }))
  const fields = listFields(consentedTo?.fields ?? {})
  return {
    slots: mark(asked.slots, (place) => consentedTo?.slots.includes(place) === true),
    fields: mark(listFields(asked.fields), ({ target, field }) =>
      fields.some((one) => one.target === target && one.field === field),
    ),
    topics: mark(asked.topics, (topic) => consentedTo?.topics.includes(topic) === true),
    calls: mark(asked.calls, (call) => consentedTo?.calls.includes(call) === true),
    pages: mark(asked.pages, (page) => consentedTo?.pages.includes(page) === true),
    backEnds: mark(
      asked.backEnds,
      ({ name, origin }) =>
        consentedTo?.backEnds.some((one) => one.name === name && one.origin === origin) === true,
    ),
  }
}
