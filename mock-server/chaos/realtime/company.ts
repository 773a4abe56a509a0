import { session } from '@console/contracts'
import { z } from 'zod'
import { pushMessage } from '../../src/modules/messaging/message/push-message.ts'
import { auditWriter } from '../../src/platform/audit/writer.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { tenantDatabase } from '../../src/platform/context/context.ts'
import { clientFor, poolFor } from '../../src/platform/db/client.ts'
import { asOwner } from '../../src/platform/db/owner.ts'
import { readSecretKey } from '../../src/platform/secrets/secret-key.ts'
import { secretsFrom } from '../../src/platform/secrets/secrets.ts'
import { DEMO_PASSWORD, type TestDatabase } from '../../src/testing/start-test-server.ts'

export type Seat = { id: number; username: string }
export type Company = { tenantId: number; businessTypeId: number; seats: Seat[] }

/** Seats of one business type, with the demo password and nothing unread. */
export function prepareCompany({ adminUrl }: TestDatabase, seatCount: number): Promise<Company> {
  return asOwner(adminUrl, async (db) => {
    const { tenantId, passwordHash } = await db
      .selectFrom('appUser')
      .where('username', '=', 'manager')
      .select(['tenantId', 'passwordHash'])
      .executeTakeFirstOrThrow()
    const bound = await db
      .selectFrom('appUser')
      .innerJoin('userBusinessType', 'userBusinessType.userId', 'appUser.id')
      .where('appUser.tenantId', '=', tenantId)
      .where('username', 'like', 'seat-%')
      .where('status', '=', 'enabled')
      .select(['appUser.id', 'username', 'businessTypeId'])
      .orderBy('appUser.id')
      .execute()
    const [businessTypeId = 0, all = []] =
      [...Map.groupBy(bound, (one) => one.businessTypeId)].toSorted((a, b) => b[1].length - a[1].length)[0] ??
      []
    const seats = all.slice(0, seatCount)
    if (seats.length < seatCount) throw new Error(`The demo data has ${seats.length} seats of one business.`)
    const ids = seats.map(({ id }) => id)
    await db.updateTable('appUser').set({ passwordHash }).where('id', 'in', ids).execute()
    await db.deleteFrom('messageDelivery').where('userId', 'in', ids).execute()
    return { tenantId, businessTypeId, seats }
  })
}

/** The limit of sign-ins from one address is not under test here. */
export async function signIn(url: string, { adminUrl }: TestDatabase, username: string): Promise<string> {
  await asOwner(adminUrl, (db) => db.deleteFrom('signInAttempt').execute())
  const answer = await fetch(new URL(session.login.path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD, clientId: session.CLIENT_ID }),
  })
  return z.object({ data: session.login.data }).parse(await answer.json()).data.token
}

export type NoticeWriter = {
  /** Writes notices one after another, `everyMs` apart. */
  start: (everyMs: number) => void
  stop: () => Promise<void>
  write: () => Promise<void>
  /** Committed: each leads to one notice to every session of a seat. */
  written: () => number
  end: () => Promise<void>
}

/** Pushes messages to the whole business type, past the server: each goes through the outbox. */
export function noticeWriter(database: TestDatabase, { tenantId, businessTypeId }: Company): NoticeWriter {
  const client = clientFor(poolFor(database.appUrl))
  const audit = auditWriter(systemClock, secretsFrom(readSecretKey(database.secretKeyFile)))
  const db = tenantDatabase(client, { audit, clock: systemClock })
  let written = 0
  let running: Promise<void> | null = null
  let isOver = false
  const write = async (): Promise<void> => {
    const title = `Notice ${written + 1}`
    await db.inTenant(tenantId, (tx) =>
      pushMessage(tx, {
        businessTypeId,
        msgRuleCode: 'chaos',
        triggerId: 'chaos',
        title,
        content: title,
        btnOptions: [],
        isCron: false,
        pushedBy: { userId: null, name: 'system' },
        pushedAt: systemClock.now(),
      }),
    )
    written += 1
  }
  return {
    write,
    written: () => written,
    start: (everyMs) => {
      isOver = false
      running = (async () => {
        while (!isOver) {
          await write()
          await new Promise((resolve) => {
            setTimeout(resolve, everyMs)
          })
        }
      })()
    },
    stop: async () => {
      isOver = true
      await running
    },
    end: () => client.destroy(),
  }
}
