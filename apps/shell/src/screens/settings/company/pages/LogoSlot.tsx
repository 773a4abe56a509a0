import { company } from '@console/contracts'
import { ApiError } from '@console/sub-app'
import { Button } from 'antd'
import { type ChangeEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { platformUrl } from '../../../../base/paths.ts'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import { LOGO_UPDATED_EVENT } from '../../../parts/logo-updated-event.ts'
import { LOGO_ACCEPT, logoProblem } from '../model/logo-file.ts'
import { type LogoKind, useUploadLogo } from '../queries/company.ts'
import styles from './LogoSlot.module.css'

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
      <div className="ui-small ui-strong">{name}</div>
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
      <p className="ui-no-margin ui-note ui-anywhere ui-faint">
        {formatMessage({ id: `company.logo.${kind}.size` })}
      </p>
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
        <p className="ui-no-margin ui-note ui-anywhere ui-faint" role="status">
          {formatMessage({ id: 'company.logo.sending' }, { file: sentFile.name })}
        </p>
      )}
      {problem !== null && (
        <div className="ui-no-margin ui-small ui-error" role="alert">
          <div>{problem.text}</div>
          {problem.reason !== undefined && <div>{problem.reason}</div>}
        </div>
      )}
    </div>
  )
}

/** Checks and uploads a logo; while it is sent there is a preview, and `problem` says why it was not accepted. */
function useLogoUpload(kind: LogoKind) {
  const { formatMessage } = useIntl()
  const { services } = useShell()
  const upload = useUploadLogo(kind)
  const [problem, setProblem] = useState<{ text: string; reason?: string | undefined } | null>(null)
  const [preview, setPreview] = useState<string | null>(null)

  async function send(file: File) {
    const chosen = URL.createObjectURL(file)
    setPreview(chosen)
    try {
      await upload.mutateAsync(file)
      services.toast.success(formatMessage({ id: `company.logo.${kind}.done` }))
      window.dispatchEvent(new Event(LOGO_UPDATED_EVENT))
    } catch (error) {
      services.reportError(error, 'company.logo')
      setProblem({ text: formatMessage({ id: 'company.logo.failed' }), reason: refusalReason(error) })
    } finally {
      setPreview(null)
      URL.revokeObjectURL(chosen)
    }
  }

  return {
    choose: (file: File) => {
      const found = logoProblem(file)
      setProblem(found === null ? null : { text: formatMessage({ id: `company.logo.${found}` }) })
      if (found === null) void send(file)
    },
    /** Null unless a file is being sent. */
    sentFile: upload.isPending ? upload.variables : null,
    preview,
    problem,
  }
}

/** The server's refusal of the file itself, if any. */
function refusalReason(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { fields, reason } = error.detail
  return fields?.['file'] ?? reason ?? (error.kind === 'refusal' ? error.message : undefined)
}
