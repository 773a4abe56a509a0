import { lazyPart } from '@console/sub-app'
import { AppModal } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { useRefreshPeople } from '../../queries/people.ts'

/** Room for the table of refused lines, px. */
const WIDTH = 760

/** Rarely used: the steps and their texts load when the dialog is opened. */
const ImportSteps = lazyPart(
  async () => {
    const [steps, { texts }] = await Promise.all([
      import(/* webpackChunkName: "on-demand-import" */ './ImportSteps.tsx'),
      import(/* webpackChunkName: "on-demand-import" */ './import-texts.ts'),
    ])
    return { Page: steps.ImportSteps, texts }
  },
  { Loading: StepsLoading },
)

/** People from a file: checked first, then imported. It continues when the dialog is closed, and is found again. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const refreshPeople = useRefreshPeople()

  function leave() {
    void refreshPeople()
    onClose()
  }

  return (
    <AppModal
      open
      width={WIDTH}
      title={formatMessage({ id: 'people.import.title' })}
      onCancel={leave}
      footer={<Button onClick={leave}>{formatMessage({ id: 'ui.close' })}</Button>}
    >
      <ImportSteps />
    </AppModal>
  )
}

function StepsLoading() {
  const { formatMessage } = useIntl()
  return (
    <div role="status" aria-label={formatMessage({ id: 'subApp.loading' })}>
      <Skeleton active title={false} paragraph={{ rows: 3 }} />
    </div>
  )
}
