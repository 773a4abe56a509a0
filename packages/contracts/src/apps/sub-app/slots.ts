import * as z from 'zod'
import { typedLine } from '../../shared/text.ts'

/** The page in whose workers the scripts of contributions run. */
export const SLOT_RUNNER_PATH = '/console/app-files/slot-runner'

/** Records of the console that an app can add something to. */
export const RECORD_TARGETS = ['session', 'person', 'project', 'label'] as const
export const recordTarget = z.enum(RECORD_TARGETS)
export type RecordTarget = z.output<typeof recordTarget>

/** Fields of each record that an app can ask for, beside its id. Times are seconds since 1970, durations seconds. */
export const RECORD_FIELDS = {
  session: ['agentName', 'business', 'startedAt', 'talkSeconds', 'violationCount'],
  person: ['name', 'username', 'organization', 'isActive'],
  project: ['name', 'code', 'status', 'createdAt'],
  label: ['name', 'business', 'isEnabled'],
} as const satisfies Record<RecordTarget, readonly string[]>
export type RecordField<Target extends RecordTarget = RecordTarget> = (typeof RECORD_FIELDS)[Target][number]

/** A record as a page gives it: its id, and all fields that an app could get. */
export type RecordOf<Target extends RecordTarget> = { id: string } & Record<
  RecordField<Target>,
  string | number | boolean | null
>

/** Events that a service of an app can follow: another business in the header, the status of a seat, counts of what is unread. */
export const SLOT_TOPICS = ['businessChanged', 'seatStatus', 'unreadCount'] as const
export const slotTopic = z.enum(SLOT_TOPICS)
export type SlotTopic = z.output<typeof slotTopic>

/** Homes that have room for a card. */
export const slotHome = z.enum(['projects', 'monitoring'])
export type SlotHome = z.output<typeof slotHome>

const MAX_NAME_CHARACTERS = 60
export const MAX_CONTRIBUTIONS = 30
/** The script of an app's contributions, as its bundler writes it. */
export const MAX_SLOT_SCRIPT_BYTES = 262_144
/** A contribution that is not shown by then leaves a line in its place. */
export const SLOT_LIMIT_MS = 2000
/** Longer than this, a task of the script is counted. */
export const SLOT_TASK_MS = 50
export const MAX_FRAME_HEIGHT_PX = 800
export const MAX_FIELD_CHARACTERS = 500
const MAX_FIELD_OPTIONS = 50

const file = z.string().regex(/^[\w-][\w.-]{0,80}(\/[\w-][\w.-]{0,80}){0,5}$/)

/** Id of a contribution, unique in its app. */
export const slotId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)

const name = z.strictObject({
  en: typedLine(MAX_NAME_CHARACTERS).min(1),
  zh: typedLine(MAX_NAME_CHARACTERS).min(1),
})

/** Records with forms that have room for fields of apps. */
export const fieldTarget = z.enum(['person', 'project', 'label'])
export type FieldTarget = z.output<typeof fieldTarget>

/** A page of the app's files that is shown in a frame with an origin of its own; absent: the console draws plain elements. */
const frame = z.strictObject({
  file: file.regex(/\.html$/),
  heightPx: z.int().min(40).max(MAX_FRAME_HEIGHT_PX),
})

/** The fields of each kind; names and frames of a registration are others than those of the registry. */
function fieldsOfKinds<Name extends z.ZodType, Frame extends z.ZodType>(own: { name: Name; frame: Frame }) {
  const common = { id: slotId, name: own.name }
  const drawn = { ...common, frame: own.frame.optional() }
  return {
    /** An action of one record. */
    rowAction: { ...common, kind: z.literal('rowAction'), target: recordTarget },
    /** An action of the records that are chosen in a list. */
    chosenRowsAction: { ...common, kind: z.literal('chosenRowsAction'), target: recordTarget },
    column: {
      ...common,
      kind: z.literal('column'),
      target: recordTarget,
      widthPx: z.int().min(60).max(240).default(120),
    },
    /** A part of a record's page. */
    panel: { ...drawn, kind: z.literal('panel'), target: recordTarget },
    homeCard: { ...drawn, kind: z.literal('homeCard'), home: slotHome },
    paletteEntry: { ...common, kind: z.literal('paletteEntry') },
    userMenuEntry: { ...common, kind: z.literal('userMenuEntry') },
    settingsSection: { ...drawn, kind: z.literal('settingsSection') },
    /** A field of a record's form, stored as data of the app. An empty field is always accepted. */
    formField: {
      ...common,
      kind: z.literal('formField'),
      target: fieldTarget,
      input: z.enum(['text', 'number', 'select', 'switch']),
      options: z
        .array(z.strictObject({ value: typedLine(MAX_FIELD_CHARACTERS).min(1), name: own.name }))
        .max(MAX_FIELD_OPTIONS)
        .optional(),
    },
    /** Runs while the console is open, and follows the events of the consent. */
    service: { ...common, kind: z.literal('service') },
  }
}

const registered = fieldsOfKinds({ name, frame })

/** An addition of an app to a page of the console. */
export const contribution = z.discriminatedUnion('kind', [
  z.strictObject(registered.rowAction),
  z.strictObject(registered.chosenRowsAction),
  z.strictObject(registered.column),
  z.strictObject(registered.panel),
  z.strictObject(registered.homeCard),
  z.strictObject(registered.paletteEntry),
  z.strictObject(registered.userMenuEntry),
  z.strictObject(registered.settingsSection),
  z.strictObject(registered.formField),
  z.strictObject(registered.service),
])
export type Contribution = z.output<typeof contribution>
export type ContributionKind = Contribution['kind']

function hasItsOptions(entry: Contribution): boolean {
  if (entry.kind !== 'formField') return true
  const values = (entry.options ?? []).map(({ value }) => value)
  return entry.input === 'select'
    ? values.length > 0 && new Set(values).size === values.length
    : values.length === 0
}

/** A version's contributions, and the script that answers for them. */
export const slots = z.strictObject({
  /** A classic script of the app's folder; it runs in a worker without network and without a page. */
  script: file,
  contributions: z
    .array(contribution)
    .min(1)
    .max(MAX_CONTRIBUTIONS)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
      message: 'each once',
    })
    .refine((all) => all.every(hasItsOptions), {
      message: 'only a field to select from has options',
    }),
})
export type Slots = z.output<typeof slots>

/** Fields of records that a version asks for. */
export const recordFields = z
  .strictObject({
    session: z.array(z.enum(RECORD_FIELDS.session)),
    person: z.array(z.enum(RECORD_FIELDS.person)),
    project: z.array(z.enum(RECORD_FIELDS.project)),
    label: z.array(z.enum(RECORD_FIELDS.label)),
  })
  .partial()
export type RecordFields = z.output<typeof recordFields>

const shown = fieldsOfKinds({
  /** In the language of the request. */
  name: z.string(),
  /** Address of the page in the frame. */
  frame: z.object({ address: z.string(), heightPx: z.int() }),
})

/** A contribution as the console gets it. */
export const shownContribution = z.discriminatedUnion('kind', [
  z.object(shown.rowAction),
  z.object(shown.chosenRowsAction),
  z.object(shown.column),
  z.object(shown.panel),
  z.object(shown.homeCard),
  z.object(shown.paletteEntry),
  z.object(shown.userMenuEntry),
  z.object(shown.settingsSection),
  z.object(shown.formField),
  z.object(shown.service),
])
export type ShownContribution = z.output<typeof shownContribution>

/** The contributions of an app that a person runs: those that are not switched off. */
export const shownSlots = z.object({
  /** Address of the script. */
  script: z.string(),
  integrity: z.string(),
  contributions: z.array(shownContribution),
  fields: recordFields,
  topics: z.array(slotTopic),
})
export type ShownSlots = z.output<typeof shownSlots>

/** The place of a contribution, as a consent names it: `column.session`, `homeCard.projects`, `service`. */
export function toPlace(entry: Contribution | ShownContribution): string {
  if ('target' in entry) return `${entry.kind}.${entry.target}`
  return 'home' in entry ? `${entry.kind}.${entry.home}` : entry.kind
}
