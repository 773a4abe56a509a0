import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { typedLine } from '../../shared/text.ts'
import { id, queryId, restricted } from '../../shared/wire.ts'
import { searchProblem, VIEW_PATH_PATTERN } from './view-rules.ts'
import { savedView, VIEWS_PATH } from './view.ts'

/** Views that a person saves for one page. */
export const MAX_VIEWS_PER_PAGE = 20
/** Views of a person on all pages. */
export const MAX_VIEWS = 200
export const VIEW_NAME_MAX = 40
const VIEW_PATH_MAX = 200
/** Characters of a query, its question mark included. */
export const VIEW_SEARCH_MAX = 2000

export const VIEW_REFUSALS = {
  /** Another view of the page has this name, in whatever case. */
  nameTaken: 1901,
  /** More views than `MAX_VIEWS_PER_PAGE`. */
  tooManyOfPage: 1902,
  /** More views than `MAX_VIEWS`. */
  tooMany: 1903,
} as const

/** One line, without characters that nobody sees. */
const viewName = typedLine(VIEW_NAME_MAX).min(1)

const viewPath = z.string().max(VIEW_PATH_MAX).regex(VIEW_PATH_PATTERN)

/**
 * A query as addresses spell it, without secrets such as a token and without addresses. Days that move with today are written
 * `today` or `today-6`.
 */
const viewSearch = z
  .string()
  .max(VIEW_SEARCH_MAX)
  .regex(/^\?[\w.~*+%&=!$'(),;:@/?[\]-]+$/)
  .refine((search) => searchProblem(search) !== 'secretInQuery', restricted('secretInQuery'))
  .refine((search) => searchProblem(search) !== 'addressInQuery', restricted('addressInQuery'))

/**
 * Saves a query as a view. With `replaces` an existing view of this name gets the query; where there is none, a view is made
 * either way.
 */
export const save = defineCall({
  id: 'savedView.save',
  method: 'POST',
  path: VIEWS_PATH,
  body: z.strictObject({
    path: viewPath,
    name: viewName,
    search: viewSearch,
    replaces: z.boolean().default(false),
  }),
  data: savedView,
  refusals: VIEW_REFUSALS,
})

/**
 * Renames a view of the caller. Refused where another view of the page has the name, in whatever case; 404 for
 * anybody else's view.
 */
export const rename = defineCall({
  id: 'savedView.rename',
  method: 'PUT',
  path: VIEWS_PATH,
  body: z.strictObject({ id, name: viewName }),
  data: savedView,
  refusals: { nameTaken: VIEW_REFUSALS.nameTaken },
})

/** Makes a view the start of its page, instead of another, or ends that. */
export const setStart = defineCall({
  id: 'savedView.setStart',
  method: 'PUT',
  path: `${VIEWS_PATH}/start`,
  body: z.strictObject({ id, isStart: z.boolean() }),
  data: savedView,
})

/** Deletes a view of the caller. 404 for anybody else's view. */
export const remove = defineCall({
  id: 'savedView.remove',
  method: 'DELETE',
  path: VIEWS_PATH,
  query: z.strictObject({ id: queryId }),
})
