import * as z from 'zod'
import { MAX_USAGE_DAYS } from '../../identity/credential/calls.ts'
import { defineCall } from '../../shared/call.ts'
import { DAY_MS, HOUR_SECONDS } from '../../shared/units.ts'
import { id, queryId, queryInt, queryUnixSeconds } from '../../shared/wire.ts'
import { auditRecord } from '../audit/calls.ts'

/** Path by which an API client gets its access token (RFC 6749, section 4.4): a form, no envelope. */
export const TOKEN_PATH = '/oauth/token'
/** The description of the calls below, OpenAPI 3.1. */
export const OPENAPI_PATH = '/openapi.json'
export const ACCESS_TOKEN_SECONDS = HOUR_SECONDS

/** Answer of `TOKEN_PATH`. */
export const tokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
})
/** The refusals of RFC 6749 (section 5.2) that this server has, and `slow_down` with 429. */
export const tokenError = z.enum([
  'invalid_request',
  'invalid_client',
  'unsupported_grant_type',
  'invalid_scope',
  'slow_down',
])
export const tokenRefusal = z.object({ error: tokenError, error_description: z.string() })

const PAGE_SIZE = 100
const MAX_PAGE_SIZE = 500

/** Organisations of the company, by id; deleted ones are left out. */
export const organizations = defineCall({
  id: 'openApi.organizations',
  path: '/api/open/v1/organizations',
  access: 'client',
  query: z.strictObject({
    after: queryInt(0, Number.MAX_SAFE_INTEGER)
      .default(0)
      .describe('Answers those with a greater id; `next` of the page before.'),
    limit: queryInt(1, MAX_PAGE_SIZE).default(PAGE_SIZE),
  }),
  data: z.object({
    organizations: z.array(
      z.object({ id, parentId: id.nullable().describe('null at the top'), name: z.string() }),
    ),
    next: id.nullable().describe('`after` of the next page; null when this was the last'),
  }),
})

/**
 * Audit records of the company, the newest first. 403 unless the person who made the client has an enabled account
 * that may open the audit log. Without `module` every module.
 */
export const auditRecords = defineCall({
  id: 'openApi.auditRecords',
  path: '/api/open/v1/audit-records',
  access: 'client',
  localised: true,
  query: z.strictObject({
    from: queryUnixSeconds.optional().describe('Unix seconds, included'),
    to: queryUnixSeconds.optional().describe('Unix seconds, included'),
    module: z
      .string()
      .regex(/^[a-z0-9_.-]{1,64}$/)
      .optional(),
    before: queryId.optional().describe('Answers those older than this record; `next` of the page before.'),
    limit: queryInt(1, MAX_PAGE_SIZE).default(PAGE_SIZE),
  }),
  data: z.object({
    records: z.array(auditRecord).describe('Newest first'),
    next: id.nullable().describe('`before` of the next page; null when this was the last'),
  }),
})

/**
 * Calls of the requesting client by day and path, the earliest day first. At most 366 days; a path without a call on
 * a day has no row.
 */
export const ownUsage = defineCall({
  id: 'openApi.ownUsage',
  path: '/api/open/v1/usage',
  access: 'client',
  query: z
    .strictObject({
      from: z.iso.date().describe("First day in the company's time zone"),
      to: z.iso.date().describe('Last day, included'),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'rangeBackwards' })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_USAGE_DAYS * DAY_MS, {
      path: ['to'],
      message: `at most ${MAX_USAGE_DAYS} days`,
    }),
  data: z.object({
    timezone: z.string(),
    usage: z.array(z.object({ date: z.iso.date(), path: z.string(), calls: z.int() })),
  }),
})
