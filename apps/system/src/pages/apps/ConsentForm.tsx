import { subApp } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { FormBody, MultiSelectField, SegmentedField } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { APP_CHANGES, useCatalogue } from '../../queries/apps.ts'
import styles from './AppsPage.module.css'

const AUDIENCES = ['all', 'roles'] as const
type Audience = { audience: (typeof AUDIENCES)[number]; roleIds: number[] }

type ConsentFormProps = { app: subApp.AppRow; version: subApp.AppVersion }

/** Says who sees the app, and consents to the version; once that is done, only who sees it changes. */
export function ConsentForm({ app, version }: ConsentFormProps) {
  const { formatMessage } = useIntl()
  const { services, language } = useHost()
  const roles = useCatalogue().data?.roles
  const { module, name, needsConsent, decision } = app
  const form = useCallForm<typeof subApp.consent, Audience>(subApp.consent, {
    present: {
      form: { audience: decision.roleIds === null ? 'all' : 'roles', roleIds: decision.roleIds ?? [] },
    },
    draftId: `${module} ${version.id}`,
    toBody: ({ audience, roleIds }) => ({
      module,
      versionId: version.id,
      roleIds: audience === 'all' ? null : listKnown(roleIds, roles),
    }),
    check: ({ audience, roleIds }) =>
      audience === 'roles' && listKnown(roleIds, roles).length === 0
        ? { roleIds: formatMessage({ id: 'apps.consent.roles.missing' }) }
        : {},
    hints: { roleIds: formatMessage({ id: 'apps.consent.roles.missing' }) },
    changes: APP_CHANGES,
    onDone: () => {
      const done = needsConsent ? 'apps.consent.done' : 'apps.consent.saved'
      services.toast.success(formatMessage({ id: done }, { name: name[language] }))
    },
  })
  const label = formatMessage({ id: 'apps.consent.audience' })
  return (
    <FormBody
      form={form}
      aria-label={label}
      footer={
        <div>
          <Button
            type="primary"
            htmlType="submit"
            loading={form.isSending}
            disabled={!needsConsent && !form.isDirty}
          >
            {formatMessage({ id: needsConsent ? 'apps.consent' : 'apps.consent.save' })}
          </Button>
        </div>
      }
    >
      <div className="ui-stack ui-gap-4">
        <h4 className={styles['subheading']}>{label}</h4>
        <SegmentedField
          label={label}
          options={AUDIENCES.map((value) => ({
            value,
            label: formatMessage({ id: `apps.consent.audience.${value}` }),
          }))}
          {...form.field('audience')}
        />
      </div>
      {form.values.audience === 'roles' && (
        <MultiSelectField
          label={formatMessage({ id: 'apps.consent.roles' })}
          options={(roles ?? []).map(({ id, name: role }) => ({ value: id, label: role }))}
          isLoading={roles === undefined}
          {...form.field('roleIds')}
          value={listKnown(form.values.roleIds, roles)}
        />
      )}
    </FormBody>
  )
}

/** Roles that were deleted since are left out; before the roles have loaded there are none. */
function listKnown(roleIds: readonly number[], roles: readonly { id: number }[] = []): number[] {
  const known = new Set(roles.map(({ id }) => id))
  return roleIds.filter((id) => known.has(id))
}
