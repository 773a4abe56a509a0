import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { createCheckpointFiles } from '../platform/audit-checkpoint/open-checkpoint-file.ts'
import { type CheckpointReport, verifyCheckpoints } from '../platform/audit-checkpoint/verify-checkpoints.ts'
import { type ChainProblem, verifyChain } from '../platform/audit/verify-chain.ts'
import { checkKey } from '../platform/db/key-fingerprint.ts'
import { asOwner, withOwnersConnection } from '../platform/db/owner.ts'
import type { Database } from '../platform/db/schema.ts'
import { requireSecretKey } from '../platform/secrets/secret-key.ts'
import { type Secrets, secretsFrom } from '../platform/secrets/secrets.ts'
import { StartProblem } from '../platform/start-problem.ts'
import { createStorage } from '../platform/storage/open-storage.ts'
import { type CommandInput, runCommand, withDatabase } from './run-command.ts'

const HARMLESS: ReadonlySet<Finding['kind']> = new Set(['none', 'torn', 'restored'])

const isProblem = ({ kind }: Finding): boolean => !HARMLESS.has(kind)

const PROBLEMS: Record<ChainProblem, string> = {
  missing: 'is missing',
  changed: 'was changed, or does not follow the one before',
  tailMissing: 'and later were removed, or the chain’s head was changed',
  headMissing: 'is the last, but the chain’s head is gone',
}

/** Maximum number of findings that are shown; a file of another key would have one per line. */
const MAX_FINDINGS_SHOWN = 50

type Tenant = { id: number; code: string }

/**
 * `pnpm audit:verify [file of received checkpoints]`: checks every tenant's audit chain, and where each ends by the
 * checkpoints outside the database; exit code 1 when one does not hold.
 */
export async function verifyAudit({ config, args, print }: CommandInput): Promise<number> {
  if (args.length > 1) throw new StartProblem('Usage: pnpm audit:verify [file of received checkpoints]')
  const received = args[0] === undefined ? null : await receivedLines(resolve(args[0]))
  const secrets = secretsFrom(requireSecretKey(config.secretKeyFile))
  return withDatabase(config, async ({ adminUrl }) => {
    await withOwnersConnection(adminUrl, (client) => checkKey(client, secrets))
    return asOwner(adminUrl, async (db) => {
      const tenants = await db.selectFrom('tenant').select(['id', 'code']).orderBy('id').execute()
      const files = createCheckpointFiles(config, { storage: await createStorage(config), secrets })
      const file = files.file.location
      const report = await verifyCheckpoints(db, { secrets, ...files, received })
      const codes = new Map(tenants.map(({ id, code }) => [id, code]))
      for (const finding of report.findings.slice(0, MAX_FINDINGS_SHOWN))
        print(describeFinding(finding, { file, codes }))
      const more = report.findings.length - MAX_FINDINGS_SHOWN
      if (more > 0) print(`… and ${more} more findings.`)
      const problems = report.findings.filter(isProblem).length
      if (problems === 0 && report.newestAt !== null)
        print(`All ${report.count} checkpoints fit, the newest of ${report.newestAt}.`)
      const broken = await verifyChains(db, { tenants, secrets, print })
      if (broken > 0) print(`${broken} of ${tenants.length} chains do not hold.`)
      else if (problems === 0) print(`All ${tenants.length} chains hold.`)
      else print(`All ${tenants.length} chains hold in themselves, but the checkpoints say otherwise.`)
      return broken === 0 && problems === 0 ? 0 : 1
    })
  })
}

async function verifyChains(
  db: Kysely<Database>,
  { tenants, secrets, print }: { tenants: readonly Tenant[]; secrets: Secrets; print: CommandInput['print'] },
): Promise<number> {
  let broken = 0
  for (const { id, code } of tenants) {
    const report = await verifyChain(db, id, secrets)
    if (report.ok) print(`${code}: ${report.records} records, chain intact`)
    else {
      broken += 1
      print(`${code}: record ${report.seq} ${PROBLEMS[report.problem]}`)
    }
  }
  return broken
}

async function receivedLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartProblem(`The file ${file} cannot be read.`)
  })
  return text.split('\n').filter((line) => line.trim() !== '')
}

if (import.meta.main) await runCommand(verifyAudit)

type Finding = CheckpointReport['findings'][number]

/** One line for the person who runs the command. */
function describeFinding(
  finding: Finding,
  { file, codes }: { file: string; codes: ReadonlyMap<number, string> },
): string {
  switch (finding.kind) {
    case 'none':
      return `There are no checkpoints yet: the database is from before. The next start of the server writes the first into ${file}.`
    case 'torn':
      return 'The last line of the checkpoint file is incomplete: the server was stopped while it wrote. Its next start removes it.'
    case 'restored': {
      const before = finding.isFirst ? ' It had no checkpoints: what was missing in it is unknown.' : ''
      const of = finding.backupAt === null ? '' : ` of ${finding.backupAt}`
      return `The database was restored at ${finding.at} from a backup${of}: records after that backup are not expected.${before}`
    }
    case 'gone':
      return finding.known === null
        ? `The checkpoint file ${file} and the database’s note of it are gone, or no start of the server could write it.`
        : `The checkpoint file ${file} is gone: the database knows of checkpoint ${finding.known.number}, of ${finding.known.writtenAt.toISOString()}.`
    case 'changed':
      return `Line ${finding.line} of the checkpoint file was changed: its signature does not fit.`
    case 'gap':
      return `${describeNumbers(finding)} removed before line ${finding.line} of the checkpoint file.`
    case 'order':
      return `Line ${finding.line} of the checkpoint file does not follow the line before.`
    case 'cut':
      return `The checkpoint file was cut: it ends with checkpoint ${finding.last}, the database knows of ${finding.known.number}.`
    case 'otherNote':
      return `The database knows checkpoint ${finding.known} as the newest, the file ends with ${finding.last}: the database was set back to an older state, or its note was changed.`
    case 'receivedChanged':
      return `Line ${finding.line} of the received checkpoints was changed: its signature does not fit.`
    case 'notInFile':
      return `Checkpoint ${finding.number} of ${finding.at} was received, but is not in the checkpoint file.`
    case 'logGone':
    case 'tailMissing':
    case 'replaced':
      return describeLog(finding, codes.get(finding.tenantId) ?? `company ${finding.tenantId}`)
  }
}

function describeNumbers({ from, to }: { from: number; to: number }): string {
  return from === to ? `Checkpoint ${from} was` : `Checkpoints ${from} to ${to} were`
}

function describeLog({ kind, seq, at }: Extract<Finding, { tenantId: number }>, company: string): string {
  switch (kind) {
    case 'logGone':
      return `${company}: the whole log is gone; the checkpoint of ${at} has records of it.`
    case 'tailMissing':
      return `${company}: record ${seq} and later are missing; the checkpoint of ${at} has them.`
    case 'replaced':
      return `${company}: record ${seq} is not the one that the checkpoint of ${at} has; it was removed and another was written later.`
  }
}
