import type { CheckpointReport } from '../platform/audit-checkpoint/verify-checkpoints.ts'

type Finding = CheckpointReport['findings'][number]

const HARMLESS: ReadonlySet<Finding['kind']> = new Set(['none', 'torn', 'restored'])

export const isProblem = ({ kind }: Finding): boolean => !HARMLESS.has(kind)

/** One line for the person who runs the command. */
export function describeFinding(
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
