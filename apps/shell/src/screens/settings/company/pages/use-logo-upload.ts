import { ApiError } from '@console/sub-app'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../../../runtime/context/shell-context.tsx'
import { LOGO_UPDATED_EVENT } from '../../../parts/logo-updated-event.ts'
import { logoProblem } from '../model/logo-file.ts'
import { useUploadLogo, type LogoKind } from '../queries/company.ts'

/** Checks and uploads a logo; while it is sent there is a preview, and `problem` says why it was not accepted. */
export function useLogoUpload(kind: LogoKind) {
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
