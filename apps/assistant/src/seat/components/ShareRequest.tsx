import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { getWaitingNames, type ShareState } from '../model/sharing.ts'
import { ScreenProblemText } from './ScreenProblemText.tsx'
import styles from './Sharing.module.css'

type ShareRequestProps = { state: ShareState; onShare: () => void; onDecline: () => void }

/** A leader requests the screen: browsers share it only when the agent says so. */
export function ShareRequest({ state, onShare, onDecline }: ShareRequestProps) {
  const { formatMessage, formatList } = useIntl()
  const names = getWaitingNames(state)
  if (names.length === 0) return null
  return (
    <section className={styles['request']} role="alert">
      <div>
        <p className="ui-no-margin ui-heading ui-strong">
          {formatMessage({ id: 'seat.request' }, { names: formatList(names) })}
        </p>
        <p className="ui-no-margin ui-size-13 ui-muted">{formatMessage({ id: 'seat.request.what' })}</p>
        <ScreenProblemText state={state} />
      </div>
      <div className="ui-flex ui-gap-8 ui-rigid">
        <Button type="primary" size="large" loading={state.capture === 'starting'} onClick={onShare}>
          {formatMessage({ id: 'seat.request.share' })}
        </Button>
        <Button size="large" onClick={onDecline}>
          {formatMessage({ id: 'seat.request.decline' })}
        </Button>
      </div>
    </section>
  )
}
