import { account, type DataOf } from '@console/contracts'
import { useCallForm } from '@console/sub-app/form'
import { FormDialog, MultiSelectField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { OrganizationField } from '../../components/OrganizationField.tsx'
import { PositionField } from '../../components/person/PositionField.tsx'
import { useAssignable } from '../../components/person/use-assignable.ts'
import { PEOPLE_CALLS } from '../../queries/people.ts'
import type { BulkKind } from './bulk-kinds.ts'
import type { Chosen } from './use-selection.ts'

export { personTexts as texts } from '../../components/person-texts.ts'

type Form = { orgId: number | null; position: account.Person['position']; ids: number[] }

type BulkDialogProps = {
  kind: BulkKind
  people: readonly Chosen[]
  name: string
  onDone: (answer: DataOf<typeof account.change>) => void
  onClose: () => void
}

/** Assigns or removes roles or business types, moves several people, or sets their position. */
export function BulkDialog({ kind, people, name, onDone, onClose }: BulkDialogProps) {
  const { formatMessage } = useIntl()
  const { roles, businessTypes, isLoading } = useAssignable(null)
  const form = useCallForm(account.change, {
    present: { form: { orgId: null, position: null, ids: [] } as Form }, // the form's own type: nothing is chosen yet
    // No draft: the selection does not survive a reload either.
    draftId: null,
    toBody: (chosen) => ({
      ids: people.map(({ id }) => id),
      change: toPersonChange(kind, chosen),
      // Only an action that replaces a value can undo another person's change.
      ...(kind === 'setPosition' || kind === 'move'
        ? { seen: people.map(({ id, version }) => ({ id, version })) }
        : {}),
    }),
    hints: {},
    changes: PEOPLE_CALLS,
    onDone,
  })
  const isRoles = kind === 'addRoles' || kind === 'removeRoles'
  return (
    <FormDialog
      title={formatMessage({ id: `people.${kind}.title` }, { name })}
      okText={formatMessage({ id: `people.${kind}` })}
      form={form}
      onClose={onClose}
    >
      {kind === 'move' ? (
        <OrganizationField label={formatMessage({ id: 'people.organization' })} {...form.field('orgId')} />
      ) : kind === 'setPosition' ? (
        <PositionField {...form.field('position')} />
      ) : (
        <MultiSelectField
          label={formatMessage({ id: isRoles ? 'people.roles' : 'people.businessTypes' })}
          {...(isRoles ? { note: formatMessage({ id: 'people.roles.note' }) } : {})}
          // Options that may not be assigned may still be removed.
          options={
            kind.startsWith('remove')
              ? enabled(isRoles ? roles : businessTypes)
              : isRoles
                ? roles
                : businessTypes
          }
          isLoading={isLoading}
          {...form.field('ids')}
        />
      )}
    </FormDialog>
  )
}

function enabled<Option extends { disabled?: boolean }>(options: readonly Option[]): Option[] {
  return options.map((option) => ({ ...option, disabled: false }))
}

function toPersonChange(kind: BulkKind, { orgId, position, ids }: Form): account.PersonChange {
  switch (kind) {
    case 'move':
      return { kind, orgId: orgId ?? 0 }
    case 'setPosition':
      return { kind, position }
    case 'addRoles':
    case 'removeRoles':
      return { kind, roleIds: ids }
    case 'addBusinessTypes':
    case 'removeBusinessTypes':
      return { kind, businessTypeIds: ids }
  }
}
