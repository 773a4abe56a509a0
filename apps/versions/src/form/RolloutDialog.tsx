import { appVersion } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { AppModal } from '@console/ui'
import { NumberField, SelectField } from '@console/ui/form'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { AdoptionPanel } from '../adoption/AdoptionPanel.tsx'
import { isScopeValue, type VersionForm } from '../model/version-form.ts'
import { PLATFORM_TEXTS, SCOPE_TEXTS } from '../model/version-texts.ts'
import { useRaiseRollout, type Rollout } from '../queries/versions.ts'

const WIDTH = 680
const { MAX_SCOPE_VALUE, UPDATE_SCOPE } = appVersion

export type RolloutDialogProps = { stored: appVersion.AppVersion; onClose: () => void }

/** More users get a released version: a higher percentage, or all of them (R7). */
export function RolloutDialog({ stored, onClose }: RolloutDialogProps) {
  const { formatMessage } = useIntl()
  const [scope, setScope] = useState<appVersion.UpdateScope>(UPDATE_SCOPE.percentage)
  const [value, setValue] = useState<VersionForm['scopeValue']>(null)
  const [isChecked, setIsChecked] = useState(false)
  const { isSending, send } = useRaise(stored, onClose)
  const present = stored.scopeValue ?? MAX_SCOPE_VALUE
  const isHigher = isScopeValue(value) && value > present
  const isAll = scope === UPDATE_SCOPE.all
  const platform = formatMessage({ id: PLATFORM_TEXTS[stored.platform] })
  function raise(): void {
    setIsChecked(true)
    if (isAll) void send({ updateScope: UPDATE_SCOPE.all })
    else if (isHigher) void send({ scopeValue: value })
  }
  return (
    <AppModal
      open
      width={WIDTH}
      fillsPhone
      title={formatMessage({ id: 'version.raise.title' }, { platform, version: stored.version })}
      okText={formatMessage({ id: 'version.raise' })}
      cancelText={formatMessage({ id: 'ui.cancel' })}
      confirmLoading={isSending}
      onOk={raise}
      onCancel={onClose}
    >
      <div className="ui-stack ui-gap-12">
        <p className="ui-no-margin ui-small ui-muted">
          {formatMessage({ id: 'version.raise.now' }, { percent: present })}
        </p>
        <SelectField
          label={formatMessage({ id: 'version.scope' })}
          value={scope}
          problem={undefined}
          options={Object.values(UPDATE_SCOPE).map((one) => ({
            value: one,
            label: formatMessage({ id: SCOPE_TEXTS[one] }),
            // Nothing is left between 99 and all.
            disabled: one === UPDATE_SCOPE.percentage && present === MAX_SCOPE_VALUE,
          }))}
          onChange={setScope}
        />
        {!isAll && (
          <NumberField
            label={formatMessage({ id: 'version.percent' })}
            value={value}
            problem={
              isChecked && !isHigher
                ? formatMessage({ id: 'version.raise.problem' }, { min: present + 1, max: MAX_SCOPE_VALUE })
                : undefined
            }
            onChange={setValue}
          />
        )}
      </div>
      <AdoptionPanel version={stored} />
    </AppModal>
  )
}

/** Sends it after a confirmation. A refusal is a toast, and the list shows the present value (VER-022). */
function useRaise(stored: appVersion.AppVersion, onDone: () => void) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const raising = useRaiseRollout(stored)
  async function send(rollout: Rollout): Promise<void> {
    const share = 'scopeValue' in rollout ? String(rollout.scopeValue) : 'all'
    const isConfirmed = await services.confirm({
      title: formatMessage({ id: 'version.raise.confirm' }, { version: stored.version, share }),
      content: formatMessage({ id: 'version.raise.text' }),
      okText: formatMessage({ id: 'version.raise' }),
    })
    if (!isConfirmed) return
    const isDone = await raising.mutateAsync(rollout).then(
      () => true,
      () => false,
    )
    if (!isDone) return
    services.toast.success(formatMessage({ id: 'global.saved_successfully' }))
    onDone()
  }
  return { isSending: raising.isPending, send }
}
