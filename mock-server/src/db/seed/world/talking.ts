import type { Language } from '@console/contracts'
import type { Random } from '../random.ts'
import { linesOfBusiness, type Exchange } from './business-lines.ts'
import { oneOf } from './chances.ts'
import { talkLines } from './talk-lines.ts'
import { SECOND_MS } from './world-days.ts'
import type { CallFact, Moment, UtteranceFact, WorldBusiness } from './world-model.ts'

/** Something that a rule or a label will find, said at its moment. */
export type Planted = { speaker: 1 | 2; saidAt: Moment; words: string }

const UTTERANCES = { least: 8, most: 30, secondsEach: 8 }
const SEAT = 1
const CUSTOMER = 2

type Line = { speaker: 1 | 2; words: string }
type Talk = {
  call: CallFact & { answeredAt: Moment }
  business: WorldBusiness
  planted: readonly Planted[]
  language: Language
  random: Random
}

/** What was said in an answered call: greeting, need, objection, quote, close, with the planted sentences between. */
export function utterancesOf(talk: Talk): UtteranceFact[] {
  const { call, planted } = talk
  const talkMs = call.endedAt - call.answeredAt
  const wanted = Math.round(talkMs / SECOND_MS / UTTERANCES.secondsEach)
  const count = Math.min(UTTERANCES.most, Math.max(UTTERANCES.least, wanted)) - planted.length
  const lines = linesOf(talk, count)
  const step = talkMs / (lines.length + 1)
  const said = lines.map((line, index) => ({
    ...line,
    words: filled(line.words, talk),
    saidAt: call.answeredAt + Math.floor(step * (index + 0.5)),
  }))
  return [...said, ...planted]
    .toSorted((one, other) => one.saidAt - other.saidAt)
    .map(({ speaker, saidAt, words }, index) => ({
      callId: call.callId,
      seq: index + 1,
      speaker,
      saidAt,
      words,
    }))
}

/** About as many lines as wanted, in whole exchanges, and one exchange at least between opening and close. */
function linesOf({ call, business, language, random }: Talk, wanted: number): Line[] {
  const general = talkLines[language]
  const own = linesOfBusiness(business.name)
  const opening: Line[] = [
    seat(oneOf(random, general.openings)),
    ...exchange(oneOf(random, general.greetings)),
    seat(oneOf(random, own.purpose)),
  ]
  const quote = call.isQuoted ? oneOf(random, general.quotes) : null
  const quoting = quote === null ? [] : [seat(quote.seat), customer(quote.customer)]
  const close = exchange(oneOf(random, call.isOrdered ? general.deals : general.refusals))
  const room = Math.max(1, Math.floor((wanted - opening.length - quoting.length - close.length) / 2))
  const middle = [...own.needs, ...own.objections]
  const chosen = middle.slice(0, Math.min(room, middle.length))
  const fillers = shuffled(general.middle, random).slice(0, room - chosen.length)
  // What concerns the business comes in its order, small talk anywhere between.
  const mixed: Exchange[] = [...chosen]
  for (const filler of fillers) mixed.splice(random.int(0, mixed.length), 0, filler)
  return [...opening, ...mixed.flatMap(exchange), ...quoting, ...close]
}

const seat = (words: string): Line => ({ speaker: SEAT, words })
const customer = (words: string): Line => ({ speaker: CUSTOMER, words })
const exchange = ([asked, answered]: Exchange): Line[] => [customer(asked), seat(answered)]

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(random.int(0, left.length - 1), 1))
}

function filled(words: string, { call, business, language, random }: Talk): string {
  if (!words.includes('{')) return words
  const product = business.products.find(({ id }) => id === call.productId)
  return words.replace(/\{(\w+)\}/g, (slot, name: string) => {
    if (name === 'product') return product?.name ?? business.name
    if (name === 'price') return String(call.price ?? product?.price ?? '')
    if (name === 'number') return String(random.int(2, 9))
    return name === 'day' ? oneOf(random, talkLines[language].days) : slot
  })
}
