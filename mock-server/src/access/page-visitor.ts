import { setTimeout } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../platform/context/context.ts'
import type { PageVisitor } from '../platform/web/host-page.ts'
import { menu } from './menu/menu.ts'
import { findSession } from './session.store.ts'
import type { Session } from './session.ts'

/** The console's own cookie of a session (SHELL-007). */
const TOKEN = /(?:^|;\s*)console_token=([\w-]{1,512})(?:;|$)/
/** The page does not wait longer for the names of its files. */
const DATABASE_TIMEOUT_MS = 300

/** The token of the session that a browser opens a page with; null for none. */
export function findPageToken({ headers }: FastifyRequest): string | null {
  return TOKEN.exec(headers.cookie ?? '')?.[1] ?? null
}

/**
 * Finds the person who opens a page of the console, by its cookie: it decides which files are named early, and nothing else.
 * Null for nobody, and where the database does not say so in time.
 */
export async function findPageVisitor(ctx: AppContext, request: FastifyRequest): Promise<PageVisitor | null> {
  const token = findPageToken(request)
  if (token === null) return null
  const finding = findSession(ctx, token).catch((error: unknown) => {
    request.log.warn({ err: error }, 'the page is sent without the names of its files')
    return null
  })
  const session = await Promise.race([finding, setTimeout(DATABASE_TIMEOUT_MS, null, { ref: false })])
  return session === null ? null : { canOpen: (component) => canOpen(session, component) }
}

const pages = menu.flatMap((group) => [...group.pages, ...group.sections.flatMap((section) => section.pages)])

function canOpen({ menuIds }: Session, component: string): boolean {
  return pages.some((page) => page.component === component && menuIds.has(page.id))
}
