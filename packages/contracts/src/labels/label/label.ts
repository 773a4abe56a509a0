import * as z from 'zod'
import { ours } from '../../shared/ours.ts'
import { typedText } from '../../shared/text.ts'
import { id, MAX_INT4, unixSeconds, version } from '../../shared/wire.ts'
import { answeredRule, orNone, rule } from './rule.ts'

/** Meaning of a hit for the call. */
export const MEANING = { general: 0, ordered: 1, quote: 2 } as const
/** When a label is judged: with each sentence, when the call has ended, when an order was placed. */
export const TRIGGERS = ['realtime', 'sessionEnd', 'order'] as const
export type Trigger = (typeof TRIGGERS)[number]
/** People who see a hit. */
export const VISIBILITY = { all: 0, seat: 1, manager: 2 } as const
/** People who are sent a message. */
export const PUSH_TO = { none: 0, seat: 1, manager: 2, all: 3 } as const
export const PUSH_TYPE = { popUp: 0, voice: 1, both: 2 } as const
export const PUSH_TEMPLATE = { alarm: 10, reminder: 20, deal: 30, tips: 40 } as const

/** Longest name, shown name, remark and pushed text (LABEL-066). */
export const MAX_LABEL_CHARACTERS = 100

const flag = z.union([z.literal(0), z.literal(1)])
const text = typedText().max(MAX_LABEL_CHARACTERS)

const optionalText = text.default('')
const answeredText = z.string().default('')

/** Fields that the choices of a label do not need may be left out. */
const choices = {
  bizTypeId: id,
  enable: flag,
  type: z.enum(MEANING),
  triggerAt: z.enum(TRIGGERS),
  kbBindable: flag,
  isCustomerRelated: flag,
  /** Seconds that a customer carries the label; 0 where it says nothing of the customer. */
  expire: z.int().min(0).max(MAX_INT4).default(0),
  visibility: z.enum(VISIBILITY),
  frontDisplay: flag,
  pushTo: z.enum(PUSH_TO),
  /** Null where nothing is pushed. */
  pushType: z.enum(PUSH_TYPE).nullable().default(null),
  /** Null where nothing is shown. */
  pushTemplate: orNone(z.enum(PUSH_TEMPLATE)),
}

/** A label as people write it. */
export const labelDraft = z.strictObject({
  ...choices,
  name: text.min(1),
  showName: optionalText,
  productId: id,
  pushContent: optionalText,
  remark: optionalText,
  rule,
})
export type LabelDraft = z.output<typeof labelDraft>

/** Fields of a label beside its draft, but for its id and its version. */
const facts = {
  bizTypeName: ours(z.string()),
  productName: ours(z.string().nullable()),
  createdAt: unixSeconds,
  updatedAt: unixSeconds,
  /** Since when it is judged; null while it is disabled. */
  enabledAt: ours(unixSeconds.nullable()),
  /** The server switched it off: its expressions take too long for a sentence. */
  isTooDear: ours(z.boolean()),
  /** Absent unless it was deleted (DSET-016). */
  deletedAt: unixSeconds.nullish(),
}

export const label = z.object({
  ...choices,
  ...facts,
  id,
  name: z.string(),
  showName: answeredText,
  /** Null: every product of the business. People can no longer write that. */
  productId: id.nullable(),
  pushContent: answeredText,
  remark: answeredText,
  rule: answeredRule,
  version: ours(version),
})
export type Label = z.output<typeof label>

/** Facts that a change may send back as they were answered; they are not written. */
export const sentFacts = z.object(facts).partial().shape
