import { verifyChain, type ChainProblem } from '../platform/audit/verify-chain.ts'
import { asOwner } from '../platform/db/owner.ts'
import { readSecretKey } from '../platform/secrets/secret-key.ts'
import { secretsFrom } from '../platform/secrets/secrets.ts'
import { runCommand, withDatabase, type CommandInput } from './run-command.ts'

const PROBLEMS: Record<ChainProblem, string> = {
  missing: 'is missing',
  changed: 'was changed, or does not follow the one before',
  tailMissing: 'and later were removed, or the chain’s head was changed',
  headMissing: 'is the last, but the chain’s head is gone',
}

/** `pnpm audit:verify`: checks every tenant's audit chain; exit code 1 when one does not hold. */
export async function verifyAudit({ config, print }: CommandInput): Promise<number> {
  const secrets = secretsFrom(readSecretKey(config.secretKeyFile))
  return withDatabase(config, ({ adminUrl }) =>
    asOwner(adminUrl, async (db) => {
      const tenants = await db.selectFrom('tenant').select(['id', 'code']).orderBy('id').execute()
      let broken = 0
      for (const { id, code } of tenants) {
        const report = await verifyChain(db, id, secrets)
        if (report.ok) print(`${code}: ${report.records} records, chain intact`)
        else {
          broken += 1
          print(`${code}: record ${report.seq} ${PROBLEMS[report.problem]}`)
        }
      }
      print(
        broken === 0
          ? `All ${tenants.length} chains hold.`
          : `${broken} of ${tenants.length} chains do not hold.`,
      )
      return broken === 0 ? 0 : 1
    }),
  )
}

if (import.meta.main) await runCommand(verifyAudit)
