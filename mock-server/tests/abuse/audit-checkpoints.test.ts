import { copyFile, rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  cutLog,
  startCheckpointed,
  startReceiver,
  tamper,
  type CheckpointedServer,
  type Receiver,
} from '../support/checkpoints.ts'

/** Attacks on the audit log by somebody who has the database, or the data folder, but not the server's key. */
let own: CheckpointedServer
let receiver: Receiver
let newest: number
beforeEach(async () => {
  receiver = await startReceiver()
  own = await startCheckpointed({ auditCheckpointUrl: receiver.url })
  await own.record(10)
  await own.checkpoint()
  newest = await own.newest()
  await vi.waitFor(() => {
    if (receiver.received.length < 2) throw new Error('the checkpoints are still on their way')
  })
})
afterEach(async () => {
  await own.end()
  await receiver.stop()
})

const database = () => own.server.database
const cut = (records: number) => cutLog(database(), { tenantId: own.tenantId, after: newest - records })
const DELETED_NOTE = 'delete from audit_checkpoint'

const problem = (finding: string) => ({ code: 1, text: expect.stringContaining(finding) })

test('nothing is reported of a log that nobody touched, whether checkpoints were received or not', async () => {
  for (const received of [undefined, receiver.received]) {
    const { code, text } = await own.verify(received)
    expect(text).toMatch(/^All 2 checkpoints fit, the newest of 2026-11-21T09:/)
    expect(text).toMatch(/All \d+ chains hold\.$/)
    expect(code).toBe(0)
  }
})

test('the newest record deleted with the head set back is missing by the checkpoint', async () => {
  await cut(1)
  expect(await own.verify()).toMatchObject(
    problem(`${own.code}: record ${newest} and later are missing; the checkpoint of 2026-11-21T09:`),
  )
  expect(await own.verify()).toMatchObject(
    problem('chains hold in themselves, but the checkpoints say otherwise.'),
  )
})

test('the whole log of a company deleted with its head is gone by the checkpoint', async () => {
  await tamper(
    database(),
    `delete from audit_record where tenant_id = ${own.tenantId}`,
    `delete from audit_head where tenant_id = ${own.tenantId}`,
  )
  expect(await own.verify()).toMatchObject(problem(`${own.code}: the whole log is gone`))
  // The server continues with a first record.
  await own.record(1)
  await own.checkpoint()
  expect(await own.verify()).toMatchObject(
    problem(`${own.code}: record 1 is not the one that the checkpoint of`),
  )
})

test('a deleted tail that the server has written over is another than the checkpoint has, for ever', async () => {
  await cut(3)
  await own.record(20)
  expect(await own.verify()).toMatchObject(
    problem(`${own.code}: record ${newest} is not the one that the checkpoint of`),
  )
  await own.checkpoint()
  expect(await own.verify()).toMatchObject(
    problem(`${own.code}: record ${newest} is not the one that the checkpoint of`),
  )
  // Days later one line replaces those of the day.
  own.clock.forward(10 * 86_400)
  await own.record(1)
  await own.checkpoint()
  await vi.waitFor(async () => expect(await own.lines()).toHaveLength(2))
  expect(await own.verify()).toMatchObject(
    problem(`${own.code}: record ${newest} is not the one that the checkpoint of`),
  )
})

test('a tail that was deleted while the server did not run is noticed by its start too', async () => {
  await own.stop()
  await cut(2)
  await own.start()
  expect((await own.lines()).at(-1)).toContain(`"lost":[{"tenantId":${own.tenantId},"seq":${newest},`)
  expect(await own.verify()).toMatchObject(problem(`${own.code}: record ${newest - 1} and later are missing`))
})

test('the file without its last line was cut, and still is after the server continued', async () => {
  await own.stop()
  const lines = await own.lines()
  await own.writeLines(lines.slice(0, -1))
  expect(await own.verify()).toMatchObject(
    problem('The checkpoint file was cut: it ends with checkpoint 1, the database knows of 2.'),
  )
  expect(await own.verify(receiver.received)).toMatchObject(
    problem(
      `Checkpoint 2 of ${/"at":"([^"]*)"/.exec(lines[1] ?? '')?.[1] ?? ''} was received, but is not in the checkpoint file.`,
    ),
  )
  await own.start()
  expect(await own.verify()).toMatchObject(
    problem('Checkpoint 2 was removed before line 2 of the checkpoint file.'),
  )
})

test('a line that was changed does not fit its signature', async () => {
  const lines = await own.lines()
  const changed = lines.with(1, lines[1]?.replace(`"seq":${newest}`, `"seq":${newest - 1}`) ?? '')
  expect(changed).not.toEqual(lines)
  await own.writeLines(changed)
  expect(await own.verify()).toMatchObject(
    problem('Line 2 of the checkpoint file was changed: its signature does not fit.'),
  )
  await own.writeLines(lines)
  expect(await own.verify(changed)).toMatchObject(
    problem('Line 2 of the received checkpoints was changed: its signature does not fit.'),
  )
})

test('a line that was removed, repeated or moved breaks the chain of lines', async () => {
  await own.record(1)
  await own.checkpoint()
  const [one = '', two = '', three = ''] = await own.lines()
  await own.writeLines([one, three])
  expect(await own.verify()).toMatchObject(
    problem('Checkpoint 2 was removed before line 2 of the checkpoint file.'),
  )
  await own.writeLines([two, three])
  expect(await own.verify()).toMatchObject(
    problem('Checkpoint 1 was removed before line 1 of the checkpoint file.'),
  )
  await own.writeLines([one, two, two, three])
  expect(await own.verify()).toMatchObject(
    problem('Line 3 of the checkpoint file does not follow the line before.'),
  )
})

test('the file is gone, alone or with the database’s note of it', async () => {
  await rm(own.file)
  expect(await own.verify()).toMatchObject(
    problem('is gone: the database knows of checkpoint 2, of 2026-11-21T09:'),
  )
  await tamper(database(), DELETED_NOTE)
  expect(await own.verify()).toMatchObject(problem('and the database’s note of it are gone'))
  await own.writeLines([])
  expect(await own.verify()).toMatchObject(problem('and the database’s note of it are gone'))
})

test('a database that was set back as a whole does not know the newest checkpoints', async () => {
  await own.record(1)
  await own.checkpoint()
  const after = newest
  await cutLog(database(), { tenantId: own.tenantId, after })
  await tamper(database(), `update audit_checkpoint set number = 1, hash = 'of line 1'`)
  expect(await own.verify()).toMatchObject(
    problem('The database knows checkpoint 1 as the newest, the file ends with 3'),
  )
  expect(await own.verify()).toMatchObject(problem(`${own.code}: record ${after + 1} and later are missing`))
})

test('database and file set back together are found by what was received', async () => {
  const earlier = `${own.file}.earlier`
  await copyFile(own.file, earlier)
  const { rows } = await own.server.asAdmin((db) =>
    db.query<{ hash: string }>('select hash from audit_checkpoint'),
  )
  await own.record(5)
  await own.checkpoint()
  await vi.waitFor(() => expect(receiver.received).toHaveLength(3))
  await own.stop()
  await cutLog(database(), { tenantId: own.tenantId, after: newest })
  await tamper(database(), `update audit_checkpoint set number = 2, hash = '${rows[0]?.hash}'`)
  await copyFile(earlier, own.file)
  // Nothing on this machine says so.
  expect((await own.verify()).code).toBe(0)
  expect(await own.verify(receiver.received)).toMatchObject(
    problem(`${own.code}: record ${newest + 1} and later are missing`),
  )
  expect(await own.verify(receiver.received)).toMatchObject(
    problem('was received, but is not in the checkpoint file.'),
  )
  // Also when the numbers are used again.
  await own.start()
  await own.record(10)
  await own.checkpoint()
  expect(await own.verify(receiver.received.slice(0, 3))).toMatchObject(
    problem(`${own.code}: record ${newest + 5} is not the one`),
  )
})
