import type { documents } from '@console/contracts'
import { useIntl } from 'react-intl'
import type { AppRun } from '../../runtime/micro-apps/run-log.ts'
import styles from './DeveloperTools.module.css'
import { OverrideForm } from './OverrideForm.tsx'

type AppRowProps = { entry: documents.RegistryEntry; run: AppRun | null; isOverridden: boolean }

/** One sub-app of the developer panel, with the field that overrides its address below it. */
export function AppRow({ entry, run, isOverridden }: AppRowProps) {
  const { formatMessage } = useIntl()
  const leaks = run?.leaks ?? null
  return (
    <>
      <tr>
        <th scope="row">{entry.module}</th>
        <td>{run?.version ?? ''}</td>
        <td>
          {formatMessage({ id: isOverridden ? 'developer.source.override' : 'developer.source.registry' })}
        </td>
        <td>
          {formatMessage({ id: `developer.state.${run?.state ?? 'idle'}` })}{' '}
          {run === null ? '' : `×${run.mounts}`}
          {run?.error == null ? null : <div className={styles['error']}>{run.error.message}</div>}
        </td>
        <td>{[run?.loadMs, run?.mountMs, run?.unmountMs].map(formatMs).join(' / ')}</td>
        <td>
          {leaks !== null && leaks.total === 0 && formatMessage({ id: 'developer.leaks.none' })}
          {leaks?.details.map((detail) => (
            <div key={detail}>{detail}</div>
          ))}
        </td>
      </tr>
      <tr>
        <td colSpan={6}>
          <OverrideForm module={entry.module} address={entry.entry} />
        </td>
      </tr>
    </>
  )
}

function formatMs(milliseconds: number | null | undefined): string {
  return milliseconds == null ? '–' : String(Math.round(milliseconds))
}
