import { appVersion } from '@console/contracts'
import { useHasCall } from '@console/sub-app'
import { RowActions } from '@console/ui/row'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { toActions, type VersionAction } from '../../model/version-actions.ts'
import { PLATFORM_TEXTS } from '../../model/version-texts.ts'

export type VersionActionsProps = {
  version: appVersion.AppVersion
  /** Id of the row whose action is running; its actions wait. */
  busyId: number | null
  onAction: (action: VersionAction, version: appVersion.AppVersion) => void
}

const DANGEROUS: ReadonlySet<VersionAction> = new Set(['remove', 'delete'])

/** The actions of a row, by its state (VER-016..018). */
export function VersionActions({ version, busyId, onAction }: VersionActionsProps) {
  const { formatMessage } = useIntl()
  const isBusy = busyId === version.id
  const canRaise = useHasCall(appVersion.adoption)
  const platform = formatMessage({ id: PLATFORM_TEXTS[version.platform] })
  return (
    <RowActions isBusy={isBusy}>
      {toActions(version, { canRaise }).map((action) => {
        const text = formatMessage({ id: `version.${action}` })
        return (
          <Button
            key={action}
            type="link"
            size="small"
            danger={DANGEROUS.has(action)}
            disabled={isBusy}
            aria-label={formatMessage(
              { id: 'version.actionOn' },
              { action: text, platform, version: version.version },
            )}
            onClick={() => onAction(action, version)}
          >
            {text}
          </Button>
        )
      })}
    </RowActions>
  )
}
