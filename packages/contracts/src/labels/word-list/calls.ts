import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { typedText } from '../../shared/text.ts'
import { id, unixSeconds, version } from '../../shared/wire.ts'
import { MAX_KEYWORD_CHARACTERS, MAX_KEYWORDS } from '../label/condition.ts'

/** Word lists of one company. */
export const MAX_WORD_LISTS = 100
/** Words of one list: each list fits into a condition by itself. */
export const MAX_LIST_WORDS = MAX_KEYWORDS
export const MAX_LIST_NAME = 60
export const MAX_WORD_CHARACTERS = MAX_KEYWORD_CHARACTERS
/** A file of words. */
export const MAX_FILE_BYTES = 1024 * 1024
export const MAX_FILE_LINES = 5000
/** Cells of a file that one answer names as passed over; it counts the others. */
export const MAX_NAMED_CELLS = 500

export const WORD_LIST_REFUSALS = { nameTaken: 1621, tooMany: 1622, inUse: 1623 } as const

/** A line of its own in a text or a file, so without line ends and other control characters. */
export const word = typedText()
  .min(1)
  .max(MAX_WORD_CHARACTERS)
  .regex(/^[^\p{Cc}\u2028\u2029]+$/u)

const name = typedText().min(1).max(MAX_LIST_NAME)

const wordList = z.object({
  id,
  name: z.string(),
  words: z.array(z.string()),
  version,
  updatedAt: unixSeconds,
  /** Null: the person is no longer known. */
  updatedBy: z.string().nullable(),
  /** The labels with a condition that uses it. */
  labels: z.array(z.object({ id, name: z.string() })),
})
export type WordList = z.output<typeof wordList>

const draft = z.strictObject({ name, words: z.array(word).min(1).max(MAX_LIST_WORDS) })

/** All of the company, by name. */
export const query = defineCall({
  id: 'wordList.query',
  path: '/api/dolphin-ai/label/word-list/query',
  data: z.object({ lists: z.array(wordList) }),
})

/** Words that repeat another but for capitals, width and hidden marks are left out. */
export const create = defineCall({
  id: 'wordList.create',
  method: 'POST',
  path: '/api/dolphin-ai/label/word-list/create',
  body: draft,
  data: wordList,
  refusals: WORD_LIST_REFUSALS,
})

/**
 * Changes a list, and with it the labels that use it: each gets the new words, and a version of its own. 400 for a condition that
 * would have too many words. 409 when `version` is not the present one.
 */
export const modify = defineCall({
  id: 'wordList.modify',
  method: 'POST',
  path: '/api/dolphin-ai/label/word-list/modify',
  body: draft.extend({ id, version }),
  data: wordList,
  refusals: WORD_LIST_REFUSALS,
})

/** A list in use cannot be deleted: the refusal names the labels. */
export const remove = defineCall({
  id: 'wordList.remove',
  method: 'POST',
  path: '/api/dolphin-ai/label/word-list/delete',
  body: z.strictObject({ id }),
  refusals: WORD_LIST_REFUSALS,
})

/** Reasons why a cell or a line of a file is not one of its words. */
const SKIP_REASONS = ['blank', 'repeated', 'tooLong', 'badText', 'formula', 'tooMany'] as const

const passedCell = z.object({
  /** Line of the file, from 1 on. */
  line: z.int(),
  kind: z.enum(SKIP_REASONS),
  /** Empty where it is blank; shortened where it is long. */
  text: z.string(),
})
export type PassedCell = z.output<typeof passedCell>

/** Reads the words of a CSV or XLSX file, one a cell. Nothing is stored. 400 at `file` where it is no such file. */
export const readFile = defineCall({
  id: 'wordList.readFile',
  method: 'POST',
  path: '/api/dolphin-ai/label/word-list/read',
  isForm: true,
  body: z.strictObject({ file: z.file() }),
  data: z.object({
    words: z.array(z.string()),
    /** Words from which invisible characters were removed. */
    cleaned: z.int().min(0),
    /** Cells that were passed over, in the order of the file. */
    passed: z.array(passedCell),
    passedTotal: z.int().min(0),
  }),
})
