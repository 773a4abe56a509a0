import { subApp, type BodyOf, type DataOf } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { FormDialog, MultiSelectField, NumberField, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { findBaseSet } from '../../model/release-view.ts'
import { APP_CHANGES, useReleaseSets } from '../../queries/apps.ts'

const { SUB_APP_REFUSALS, MAX_NOTE_CHARACTERS } = subApp

type Sets = DataOf<typeof subApp.sets>

/** `versions` are texts such as `crm 71`, or `crm out` for an app that is taken out. */
type ReleaseForm = {
  versions: string[]
  companyCodes: string[]
  percent: number | string | null
  note: string
}

const EMPTY: ReleaseForm = { versions: [], companyCodes: [], percent: 100, note: '' }

type ReleaseDialogProps = { sets: Sets; onClose: () => void }

/** Makes a set of the present one with other versions, and releases it. */
export function ReleaseDialog({ sets: before, onClose }: ReleaseDialogProps) {
  const { formatMessage } = useIntl()
  const sets = useReleaseSets().data ?? before
  const { services } = useHost()
  const base = findBaseSet(sets.rollouts)
  const percentBad = formatMessage({ id: 'releases.percent.bad' })
  const form = useCallForm<typeof subApp.release, ReleaseForm>(subApp.release, {
    present: { form: EMPTY },
    draftId: 'new',
    toBody,
    hints: {
      percent: percentBad,
      note: formatMessage({ id: 'releases.note.bad' }, { max: MAX_NOTE_CHARACTERS }),
    },
    check: ({ versions }) => {
      const modules = versions.map((choice) => toItem(choice).module)
      if (modules.length === 0) return { versions: formatMessage({ id: 'releases.versions.missing' }) }
      return new Set(modules).size === modules.length
        ? {}
        : { versions: formatMessage({ id: 'releases.versions.twice' }) }
    },
    refusedFields: {
      [SUB_APP_REFUSALS.notReady]: 'versions',
      [SUB_APP_REFUSALS.ownApp]: 'versions',
      [SUB_APP_REFUSALS.alreadyCurrent]: 'versions',
    },
    changes: APP_CHANGES,
    onDone: ({ setNumber }) => {
      services.toast.success(formatMessage({ id: 'releases.released' }, { number: setNumber }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'releases.release.title' })}
      okText={formatMessage({ id: 'releases.release' })}
      form={form}
      fillsPhone
      onClose={onClose}
    >
      <MultiSelectField
        label={formatMessage({ id: 'releases.versions' })}
        note={
          base === null
            ? formatMessage({ id: 'releases.versions.noteFirst' })
            : formatMessage({ id: 'releases.versions.note' }, { set: base })
        }
        options={useVersionOptions(sets, base)}
        {...form.field('versions')}
      />
      <MultiSelectField
        label={formatMessage({ id: 'releases.companies' })}
        noneText={formatMessage({ id: 'releases.companies.all' })}
        options={sets.companies.map(({ code, name }) => ({ value: code, label: name }))}
        {...form.field('companyCodes')}
      />
      <NumberField
        label={formatMessage({ id: 'releases.percent' })}
        note={formatMessage({ id: 'releases.percent.note' })}
        {...form.field('percent')}
      />
      <TextField label={formatMessage({ id: 'releases.note' })} {...form.field('note')} />
    </FormDialog>
  )
}

function toItem(choice: string): { module: string; versionId: number | null } {
  const [module = '', version] = choice.split(' ')
  return { module, versionId: version === 'out' ? null : Number(version) }
}

function toBody({ versions, companyCodes, percent, note }: ReleaseForm): BodyOf<typeof subApp.release> {
  return {
    items: versions.map(toItem),
    companyCodes: companyCodes.length === 0 ? null : companyCodes,
    // The contract refuses what is no number.
    percent: typeof percent === 'number' ? percent : 0,
    note,
  }
}

/** The versions that can be released, app by app; those of the present set say so and need not be chosen. */
function useVersionOptions({ sets, releasable }: Sets, base: number | null) {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  const present = new Map(
    sets.find(({ number }) => number === base)?.items.map(({ module, versionId }) => [module, versionId]),
  )
  return releasable.flatMap(({ module, name, versions }) => {
    const presentId = present.get(module)
    const options = versions.map(({ id, number }) => {
      const isPresent = id === presentId
      const values = { name: name[language], number, set: base ?? 0 }
      return {
        value: `${module} ${id}`,
        label: formatMessage({ id: isPresent ? 'releases.version.inUse' : 'releases.version' }, values),
        disabled: isPresent,
      }
    })
    if (presentId === undefined) return options
    const label = formatMessage({ id: 'releases.version.out' }, { name: name[language] })
    return [...options, { value: `${module} out`, label, disabled: false }]
  })
}
