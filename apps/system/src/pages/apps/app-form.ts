import { subApp, type BodyOf } from '@console/contracts'
import { listFields, type AskedField } from '../../model/app-state.ts'
import { readSlots, writeSlots } from '../../model/slots-text.ts'

export const SOURCES = ['html', 'manifest', 'archive'] as const

/** A page in the menu, as it is typed. */
export type PlaceForm = {
  nameEn: string
  nameZh: string
  path: string
  component: string
  group: string | null
  icon: string
  order: number | string | null
}

/** The part of a registration that each version has of its own. */
export type VersionForm = {
  sourceKind: (typeof SOURCES)[number]
  url: string
  /** Name of the chosen archive; the file itself is not stored. */
  fileName: string
  calls: string[]
  pages: string[]
  backEnds: subApp.Permissions['backEnds']
  places: PlaceForm[]
  /** The contributions, as JSON. */
  slots: string
  /** Fields of records, `person.name`. */
  fields: string[]
  topics: subApp.SlotTopic[]
}

export type AppForm = VersionForm & {
  module: string
  nameEn: string
  nameZh: string
  trust: 'partner' | 'isolated'
  ownerContact: string
  ownerCompany: string | null
}

export const emptyPlace: PlaceForm = {
  nameEn: '',
  nameZh: '',
  path: '',
  component: 'App',
  group: null,
  icon: 'appstore',
  order: 100,
}

export const emptyVersion: VersionForm = {
  sourceKind: 'html',
  url: '',
  fileName: '',
  calls: [],
  pages: [],
  backEnds: [],
  places: [emptyPlace],
  slots: '',
  fields: [],
  topics: [],
}

export const emptyApp: AppForm = {
  module: '',
  nameEn: '',
  nameZh: '',
  trust: 'partner',
  ownerContact: '',
  ownerCompany: null,
  ...emptyVersion,
}

/** A further version begins with everything that the last one had. */
export function toVersionForm({ source, permissions, places, slots }: subApp.AppVersion): VersionForm {
  const { calls, pages, backEnds, fields, topics } = permissions
  return {
    sourceKind: source?.kind ?? 'archive',
    url: source?.url ?? '',
    fileName: '',
    calls,
    pages,
    backEnds,
    slots: writeSlots(slots),
    fields: listFields(fields).map(toFieldId),
    topics,
    places: places.map(({ name, path, component, group, icon, order }) => ({
      nameEn: name.en,
      nameZh: name.zh,
      path,
      component,
      group,
      icon,
      order,
    })),
  }
}

/** A field among those of all records. */
export const toFieldId = ({ target, field }: AskedField): string => `${target}.${field}`

/** Every field that an app can ask for. */
export const ALL_FIELDS: readonly AskedField[] = subApp.RECORD_TARGETS.flatMap((target) =>
  subApp.RECORD_FIELDS[target].map((field) => ({ target, field })),
)

function toRecordFields(ids: readonly string[]): subApp.RecordFields {
  const chosen = ALL_FIELDS.filter((one) => ids.includes(toFieldId(one)))
  const byTarget = Map.groupBy(chosen, ({ target }) => target)
  return subApp.permissions.shape.fields.parse(
    Object.fromEntries([...byTarget].map(([target, fields]) => [target, fields.map(({ field }) => field)])),
  )
}

type VersionBody = Omit<BodyOf<typeof subApp.addVersion>, 'module'>

export function toVersionBody(form: VersionForm): VersionBody {
  const { sourceKind, url, calls, pages, backEnds, places, topics } = form
  const read = readSlots(form.slots)
  return {
    source: sourceKind === 'archive' ? null : { kind: sourceKind, url: url.trim() },
    permissions: {
      calls,
      pages,
      backEnds: backEnds.map(({ name, origin }) => ({ name: name.trim(), origin: origin.trim() })),
      fields: toRecordFields(form.fields),
      topics,
    },
    // A text that cannot be read is a problem of the form, which is not sent.
    slots: 'slots' in read ? read.slots : null,
    places: places.map(({ nameEn, nameZh, path, component, order, ...place }) => ({
      ...place,
      name: { en: nameEn, zh: nameZh },
      path: path.trim(),
      component: component.trim(),
      // The contract refuses what is no number.
      order: typeof order === 'number' ? order : -1,
    })),
  }
}

export function toAppBody({
  module,
  nameEn,
  nameZh,
  trust,
  ownerContact,
  ownerCompany,
  ...version
}: AppForm): BodyOf<typeof subApp.register> {
  const name = { en: nameEn, zh: nameZh }
  return { module, name, trust, ownerContact, ownerCompany, ...toVersionBody(version) }
}

/** The field of the form that a part of the body comes from, by its path. */
export function toFieldName(path: readonly PropertyKey[]): string {
  const [part, second, third, fourth] = path.map(String)
  if (part === 'name') return second === 'zh' ? 'nameZh' : 'nameEn'
  if (part === 'source') return 'url'
  if (part === 'permissions') return second ?? 'calls'
  if (part !== 'places' || second === undefined || third === undefined) return part ?? ''
  const field = third === 'name' ? (fourth === 'zh' ? 'nameZh' : 'nameEn') : third
  return `places.${second}.${field}`
}
