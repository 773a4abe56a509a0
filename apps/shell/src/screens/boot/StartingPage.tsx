import { useIntl } from 'react-intl'
import './starting-frame.css'

/** Between sign-in and the first page: the frame's outline, nothing protected (SHELL-001). */
export function StartingPage() {
  const { formatMessage } = useIntl()
  return (
    <div className="starting-frame" role="status" aria-label={formatMessage({ id: 'boot.starting' })}>
      <div className="starting-rail" />
      <div className="starting-tree" />
      <div className="starting-header" />
    </div>
  )
}
