import type { subApp } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { RowActions } from '@console/ui/row'
import { Button, Tooltip } from 'antd'
import { useIntl } from 'react-intl'
import { isNeededHere } from '../../model/app-state.ts'
import { useSwitchApp } from './use-switch-app.ts'
import styles from './AppsPage.module.css'

type AppActionsProps = {
  app: subApp.AppRow
  /** Link buttons in a row of the list, else buttons in the drawer. */
  isInRow?: boolean
  /** The app can be switched for all companies too. */
  hasEverywhere?: boolean
  /** Shows what an app asks for that waits for consent. */
  onConsent?: () => void
}

/** Switches an app off and on. The one with this page stays on, and says why. */
export function AppActions({ app, isInRow = false, hasEverywhere = false, onConsent }: AppActionsProps) {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  const { switchApp, isBusy } = useSwitchApp()
  const isNeeded = isNeededHere(app)
  const toButton = (everywhere: boolean) => {
    const isOff = everywhere ? !app.isEnabled : app.decision.isOff
    const on = everywhere ? 'apps.switchOnEverywhere' : 'apps.switchOn'
    const off = everywhere ? 'apps.switchOffEverywhere' : 'apps.switchOff'
    const id = isOff ? on : off
    const text = formatMessage({ id })
    return (
      <Button
        key={id}
        {...(isInRow && { type: 'link' as const, size: 'small' as const })}
        danger={!isInRow && !isOff && !isNeeded}
        disabled={isBusy || (isNeeded && !isOff)}
        aria-label={formatMessage({ id: 'apps.actionOn' }, { action: text, name: app.name[language] })}
        onClick={() => void switchApp(app, { isOff: !isOff, everywhere })}
      >
        {text}
      </Button>
    )
  }
  if (isInRow) {
    const button = toButton(false)
    const consentText = formatMessage({ id: 'apps.consent' })
    return (
      <RowActions isBusy={isBusy}>
        {onConsent !== undefined && (
          <Button
            type="link"
            size="small"
            aria-label={formatMessage(
              { id: 'apps.actionOn' },
              { action: consentText, name: app.name[language] },
            )}
            onClick={onConsent}
          >
            {consentText}
          </Button>
        )}
        {isNeeded ? <Tooltip title={formatMessage({ id: 'apps.neededHere' })}>{button}</Tooltip> : button}
      </RowActions>
    )
  }
  return (
    <div className={styles['actions']}>
      {toButton(false)}
      {hasEverywhere && toButton(true)}
      {isNeeded && <span className="ui-small ui-muted">{formatMessage({ id: 'apps.neededHere' })}</span>}
    </div>
  )
}
