import { company } from '@console/contracts'
import { Button } from 'antd'
import { useRef, type ChangeEvent } from 'react'
import { useIntl } from 'react-intl'
import { platformUrl } from '../../../../base/platform-url.ts'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import { LOGO_ACCEPT } from '../model/logo-file.ts'
import type { LogoKind } from '../queries/company.ts'
import styles from './LogoSlot.module.css'
import { useLogoUpload } from './use-logo-upload.ts'

/** One logo: the current image, and a file input to replace it. Errors of the file or its upload are shown below it. */
export function LogoSlot({ kind, source }: { kind: LogoKind; source: string | null }) {
  const { formatMessage } = useIntl()
  const { apiOrigin } = useShell()
  const { choose, sentFile, preview, problem } = useLogoUpload(kind)
  const input = useRef<HTMLInputElement>(null)
  const name = formatMessage({ id: `company.logo.${kind}` })

  function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Emptied, so that the same file can be selected again after it was corrected.
    target.value = ''
    if (file !== undefined) choose(file)
  }

  const shown = preview ?? (source && platformUrl(source, apiOrigin))
  return (
    <div className={styles['slot']}>
      <div className={styles['name']}>{name}</div>
      <div
        className={styles['frame']}
        style={{ aspectRatio: `${company.LOGO_SIZES[kind].width} / ${company.LOGO_SIZES[kind].height}` }}
        data-kind={kind}
        data-sending={sentFile !== null}
      >
        {shown === null ? (
          <span className={styles['none']}>{formatMessage({ id: 'company.logo.none' })}</span>
        ) : (
          <img src={shown} alt={name} />
        )}
      </div>
      <p className={styles['note']}>{formatMessage({ id: `company.logo.${kind}.size` })}</p>
      <input ref={input} type="file" accept={LOGO_ACCEPT} aria-label={name} hidden onChange={handleFile} />
      <div>
        <Button
          loading={sentFile !== null}
          aria-label={formatMessage({ id: 'company.logo.chooseFor' }, { logo: name })}
          onClick={() => input.current?.click()}
        >
          {formatMessage({ id: 'company.logo.choose' })}
        </Button>
      </div>
      {sentFile !== null && (
        <p className={styles['note']} role="status">
          {formatMessage({ id: 'company.logo.sending' }, { file: sentFile.name })}
        </p>
      )}
      {problem !== null && (
        <div className={styles['problem']} role="alert">
          <div>{problem.text}</div>
          {problem.reason !== undefined && <div>{problem.reason}</div>}
        </div>
      )}
    </div>
  )
}
