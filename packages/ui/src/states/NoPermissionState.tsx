import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { StatePanel } from './StatePanel.tsx'

const BARS = [7, 13, 9, 17, 9, 13, 7]

type NoPermissionStateProps = {
  /** The tenant whose administrator can grant it. */
  tenant: string
  /** The page's name with its group. */
  page: string
  /** The way back. */
  action?: ReactNode
}

/** The person may not see this page. */
export function NoPermissionState({ tenant, page, action }: NoPermissionStateProps) {
  const { formatMessage } = useIntl()
  return (
    <StatePanel
      role="alert"
      drawing={<WaveLock />}
      title={formatMessage({ id: 'ui.noPermission.title' })}
      actions={action}
    >
      {formatMessage({ id: 'ui.noPermission.text' }, { tenant, page })}
    </StatePanel>
  )
}

/** The lock of the no-permission state, with a voice in it. */
function WaveLock() {
  return (
    <svg
      width="72"
      height="56"
      viewBox="0 0 72 56"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="var(--focus)"
      strokeWidth="1.3"
      strokeOpacity="0.8"
      strokeLinecap="round"
    >
      <path d="M26.5 23v-8.5a9.5 9.5 0 0 1 19 0v8.5" />
      <rect x="19" y="23" width="34" height="27" rx="4.5" />
      {BARS.map((height, index) => (
        <path key={index} d={`M${24.9 + index * 3.7} ${36.5 - height / 2}v${height}`} />
      ))}
    </svg>
  )
}
