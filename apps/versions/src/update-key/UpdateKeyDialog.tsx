import type { appVersion } from '@console/contracts'
import { ChartLoading } from '@console/domain-ui'
import { useHost, type ConfirmRequest } from '@console/sub-app'
import { AppModal, copyText, CopyRefusedError, ErrorState, IconButton } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useSetUpdateKey, useUpdateKey } from '../queries/versions.ts'
import styles from './UpdateKeyDialog.module.css'

export type UpdateKeyDialogProps = { onClose: () => void }

/** The key that clients send so that they are counted; a company may have none. */
export function UpdateKeyDialog({ onClose }: UpdateKeyDialogProps) {
  const { formatMessage } = useIntl()
  const state = useUpdateKey()
  return (
    <AppModal
      open
      title={formatMessage({ id: 'updateKey.title' })}
      footer={<Button onClick={onClose}>{formatMessage({ id: 'updateKey.close' })}</Button>}
      onCancel={onClose}
    >
      <div className={`ui-stack ui-gap-12 ${styles['dialog']}`}>
        <p>{formatMessage({ id: 'updateKey.text' })}</p>
        {state.isPending && <ChartLoading />}
        {state.isError && (
          <ErrorState
            title={formatMessage({ id: 'updateKey.failed' })}
            error={state.error}
            onRetry={() => void state.refetch()}
          />
        )}
        {state.data !== undefined && <KeyPart state={state.data} />}
      </div>
    </AppModal>
  )
}

/** Shows the present key for copying, with the ways to change it. */
function KeyPart({ state: { key, revision } }: { state: appVersion.UpdateKeyState }) {
  const { formatMessage } = useIntl()
  const { isSending, renew, drop } = useKeyChanges(revision)
  const copy = useCopyKey()
  if (key === null)
    return (
      <>
        <p className="ui-small ui-muted">{formatMessage({ id: 'updateKey.none' })}</p>
        <Button type="primary" loading={isSending} onClick={() => void renew()}>
          {formatMessage({ id: 'updateKey.create' })}
        </Button>
      </>
    )
  return (
    <>
      <div className={styles['key']}>
        <code>{key}</code>
        <IconButton
          icon="copy"
          label={formatMessage({ id: 'updateKey.copy' })}
          onClick={() => void copy(key)}
        />
      </div>
      <p className="ui-small ui-muted">{formatMessage({ id: 'updateKey.use' })}</p>
      <div className="ui-wrap ui-gap-8">
        <Button
          loading={isSending}
          onClick={() =>
            void renew({
              title: formatMessage({ id: 'updateKey.renew.confirm' }),
              content: formatMessage({ id: 'updateKey.renew.text' }),
              okText: formatMessage({ id: 'updateKey.renew' }),
              isDestructive: true,
            })
          }
        >
          {formatMessage({ id: 'updateKey.renew' })}
        </Button>
        <Button
          disabled={isSending}
          onClick={() =>
            void drop({
              title: formatMessage({ id: 'updateKey.drop.confirm' }),
              content: formatMessage({ id: 'updateKey.drop.text' }),
              okText: formatMessage({ id: 'updateKey.drop' }),
              isDestructive: true,
            })
          }
        >
          {formatMessage({ id: 'updateKey.drop' })}
        </Button>
      </div>
    </>
  )
}

/** Changes the key, after a confirmation where it has one. A refusal is a toast, and the dialog shows the present key. */
function useKeyChanges(revision: number) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const changing = useSetUpdateKey()
  async function change(isNeeded: boolean, question?: ConfirmRequest): Promise<void> {
    if (question !== undefined && !(await services.confirm(question))) return
    changing.mutate(
      { isNeeded, revision },
      { onSuccess: () => services.toast.success(formatMessage({ id: 'global.saved_successfully' })) },
    )
  }
  return {
    isSending: changing.isPending,
    renew: async (question?: ConfirmRequest) => change(true, question),
    drop: async (question: ConfirmRequest) => change(false, question),
  }
}

function useCopyKey(): (key: string) => Promise<void> {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  return async (key) => {
    try {
      await copyText(key)
      services.toast.success(formatMessage({ id: 'updateKey.copied' }))
    } catch (error) {
      if (!(error instanceof CopyRefusedError)) throw error
      services.toast.error(formatMessage({ id: 'updateKey.copyFailed' }))
    }
  }
}
