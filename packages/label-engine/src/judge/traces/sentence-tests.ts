import { label } from '@console/contracts'
import type { LabelRegex } from '../../regex/label-regex.ts'
import { hasAll, hasAny, type Keyword } from '../../words/folded-text.ts'
import { findOccurrences, type Range } from '../../words/occurrences.ts'
import { compare } from '../compare.ts'
import type { ConversationLog } from '../log.ts'

/** Decides about one sentence, whatever is before and after; `rangesIn` is empty where all of the sentence is the evidence. */
export type SentenceTest = {
  isHit(log: ConversationLog, sentence: number): boolean
  rangesIn(log: ConversationLog, sentence: number): readonly Range[]
}

type ParamOf<Type extends label.ConditionType> = Extract<label.TypedParam, { type: Type }>['param']

const MS_PER_MINUTE = 60_000
const MS_PER_SECOND = 1000
const noRanges = (): readonly Range[] => []

export const wordsPerMinute = (words: number, durationMs: number): number =>
  (words * MS_PER_MINUTE) / durationMs

export function keywordTest(detectType: number, keywords: readonly Keyword[]): SentenceTest {
  if (detectType === label.KEYWORDS.none) {
    return {
      isHit: (log, sentence) => !hasAny(log.foldedOf(sentence), keywords),
      rangesIn: noRanges,
    }
  }
  const isMet = detectType === label.KEYWORDS.all ? hasAll : hasAny
  return {
    isHit: (log, sentence) => isMet(log.foldedOf(sentence), keywords),
    rangesIn: (log, sentence) => findOccurrences(log.foldedOf(sentence), keywords),
  }
}

export function regexTest(regex: LabelRegex): SentenceTest {
  return {
    isHit: (log, sentence) => regex.isFoundIn(log.wordsOf(sentence), log.foldedOf(sentence)),
    rangesIn: (log, sentence) => regex.findIn(log.wordsOf(sentence)).filter(({ begin, end }) => begin < end),
  }
}

export function speedTest(param: ParamOf<typeof label.CONDITION_TYPE.speechSpeed>): SentenceTest {
  return {
    isHit(log, sentence) {
      const durationMs = durationOfCounted(log, sentence, param.minWordsThreshold)
      if (durationMs === null) return false
      const speed = wordsPerMinute(log.wordCountOf(sentence), durationMs)
      return compare(speed, param.operator, param.wordsPerMinute)
    },
    rangesIn: noRanges,
  }
}

/** Duration of a sentence whose speed counts; null for others: their end is unknown, or they have too few words. */
export function durationOfCounted(log: ConversationLog, sentence: number, minWords: number): number | null {
  const durationMs = log.durationMsOf(sentence)
  return durationMs !== null && log.wordCountOf(sentence) >= minWords ? durationMs : null
}

export function silenceTest(param: ParamOf<typeof label.CONDITION_TYPE.silence>): SentenceTest {
  return {
    isHit(log, sentence) {
      const silenceMs = log.silenceMsBefore(sentence)
      if (silenceMs === null || silenceMs < param.duration * MS_PER_SECOND) return false
      const roleBefore = log.sentences[sentence - 1]?.role
      return (
        param.preSentencePolicy === label.BEFORE_SILENCE.anyRole ||
        roleBefore === log.sentences[sentence]?.role
      )
    },
    rangesIn: noRanges,
  }
}

export function emotionTest({ emotion }: ParamOf<typeof label.CONDITION_TYPE.emotion>): SentenceTest {
  return {
    isHit: (log, sentence) => log.sentences[sentence]?.emotion === emotion,
    rangesIn: noRanges,
  }
}
