import { voiceprint } from '@console/contracts'
import { useHasCall } from '@console/sub-app'
import { useLeaveGuard } from '@console/sub-app/form'
import { FormBody, SwitchField } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { hasFewComparisons, settingProblem, type SettingsForm as Values } from '../../model/settings-form.ts'
import { SettingField } from './SettingField.tsx'
import styles from './ConfigPage.module.css'
import { ThresholdPreview } from './ThresholdPreview.tsx'
import { useSettingsForm } from './use-settings-form.ts'

/** The six settings, and beside them, where the platform knows it, what the threshold being typed would have said of recorded comparisons. */
export function SettingsForm({ stored, version }: { stored: Values; version: number }) {
  const { formatMessage } = useIntl()
  const form = useSettingsForm(stored, version)
  const hasPreview = useHasCall(voiceprint.scoreDistribution)
  useLeaveGuard({
    isDirty: form.isDirty,
    title: formatMessage({ id: 'voice.config.leave.title' }),
    text: formatMessage({ id: 'voice.config.leave.text' }),
    okText: formatMessage({ id: 'voice.config.leave' }),
    onLeave: form.draft.discard,
  })
  const { similarityThreshold } = form.values
  const threshold =
    settingProblem('similarityThreshold', similarityThreshold) === null ? Number(similarityThreshold) : null
  return (
    <div className={styles['page']}>
      <section className={styles['card']}>
        <FormBody
          form={form}
          aria-label={formatMessage({ id: 'voice.config.page' })}
          footer={
            <div className={styles['footer']}>
              <Button type="primary" htmlType="submit" loading={form.isSending}>
                {formatMessage({ id: 'voice.save' })}
              </Button>
              <Button disabled={!form.isDirty || form.isSending} onClick={form.draft.discard}>
                {formatMessage({ id: 'voice.config.discard' })}
              </Button>
            </div>
          }
        >
          <SwitchField
            label={formatMessage({ id: 'voice.config.functionSwitch' })}
            note={formatMessage({ id: 'voice.config.functionSwitch.note' })}
            {...form.field('functionSwitch')}
          />
          <SettingField name="checkFrequency" {...form.field('checkFrequency')} />
          <SettingField name="corporaNum" {...form.field('corporaNum')}>
            {hasFewComparisons(form.values) && (
              <p role="status" className={styles['hint']}>
                {formatMessage({ id: 'voiceprint.corporaNum.low' })}
              </p>
            )}
          </SettingField>
          <SettingField name="triggerThreshold" {...form.field('triggerThreshold')} />
          <SettingField name="similarityThreshold" {...form.field('similarityThreshold')} />
          <SettingField name="recordExpiration" {...form.field('recordExpiration')} />
        </FormBody>
      </section>
      {hasPreview && (
        <ThresholdPreview
          threshold={threshold}
          onUse={(next) => form.change({ similarityThreshold: String(next) })}
        />
      )}
    </div>
  )
}
