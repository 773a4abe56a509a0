import { Select, Tooltip } from 'antd'
import { useIntl } from 'react-intl'
import { useShell } from '../../../runtime/context/shell-context.tsx'
import styles from './BusinessSwitch.module.css'

type BusinessSwitchProps = {
  isWide?: boolean
  /** The page shows the same for every business: the switch is quiet and says so, and still chooses for other pages. */
  isMuted?: boolean
}

/** A switch with two or more business types, a plain name with one, a note with none (SHELL-059, SHELL-060). */
export function BusinessSwitch({ isWide = false, isMuted = false }: BusinessSwitchProps) {
  const { formatMessage } = useIntl()
  const { user, businessType, chooseBusinessType } = useShell()
  const bound = user.businessTypes ?? []
  const label = formatMessage({ id: 'header.business' })
  if (businessType === null)
    return <span className={`ui-faint ${styles['none']}`}>{formatMessage({ id: 'header.noBusiness' })}</span>
  if (bound.length < 2) {
    return (
      <span className={styles['single']}>
        <span className={`ui-size-12 ui-faint ${styles['label']}`}>{label}</span>{' '}
        {businessType.businessTypeName}
      </span>
    )
  }
  const reason = isMuted ? formatMessage({ id: 'header.business.muted' }) : undefined
  return (
    <Tooltip title={reason} trigger={['hover', 'focus']} placement="bottom">
      <Select
        className={[isWide ? 'ui-full-width' : styles['switch'], isMuted ? styles['muted'] : ''].join(' ')}
        aria-description={[businessType.businessTypeName, reason].filter(Boolean).join('. ')}
        size={isWide ? 'large' : 'middle'}
        aria-label={label}
        prefix={<span className={`ui-size-12 ui-faint ${styles['label']}`}>{label}</span>}
        popupMatchSelectWidth={false}
        value={businessType.businessTypeId}
        options={bound.map(({ businessTypeId, businessTypeName }) => ({
          value: businessTypeId,
          label: businessTypeName,
        }))}
        onChange={(chosenId) => {
          const chosen = bound.find(({ businessTypeId }) => businessTypeId === chosenId)
          if (chosen !== undefined) chooseBusinessType(chosen)
        }}
      />
    </Tooltip>
  )
}
