import { projectEntity } from '@console/contracts'
import { SelectField, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useIndustries } from '../../queries/projects.ts'
import { LongTextField } from '../LongTextField.tsx'
import { isNeedLowered, takenFields, type ProjectDraft } from './project-form.ts'

type ProjectFieldsProps = {
  draft: ProjectDraft
  /** The initial values. */
  initial: ProjectDraft
  field: <Name extends keyof ProjectDraft>(
    name: Name,
  ) => {
    value: ProjectDraft[Name]
    problem: string | undefined
    onChange: (value: ProjectDraft[Name]) => void
  }
  hints: Readonly<Record<keyof ProjectDraft, string>>
  /** Absent for a new project. */
  storedNeed?: number
}

/** Industry, name, demand and description, validated while typing. */
export function ProjectFields({ draft, initial, field, hints, storedNeed }: ProjectFieldsProps) {
  const { formatMessage } = useIntl()
  const industries = useIndustries()
  const taken = takenFields(draft)
  const isLowered = storedNeed !== undefined && isNeedLowered(draft, storedNeed)

  /** Shows the problem of an invalid value at once, and clears it when the value is valid. */
  function problemOf(name: keyof ProjectDraft): string | undefined {
    const { problem } = field(name)
    if (taken[name]) return problem === hints[name] ? undefined : problem
    return draft[name] !== initial[name] || problem !== undefined ? hints[name] : undefined
  }

  return (
    <>
      <SelectField
        label={formatMessage({ id: 'projectForm.industry' })}
        options={(industries.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        isLoading={industries.isPending}
        {...(industries.isError ? { note: formatMessage({ id: 'projectForm.industry.failed' }) } : {})}
        {...field('industryID')}
        problem={problemOf('industryID')}
      />
      {industries.isError && (
        <Button loading={industries.isFetching} onClick={() => void industries.refetch()}>
          {formatMessage({ id: 'ui.retry' })}
        </Button>
      )}
      <TextField
        label={formatMessage({ id: 'projectForm.name' })}
        {...field('name')}
        problem={problemOf('name')}
      />
      <TextField
        label={formatMessage({ id: 'projectForm.need' })}
        inputMode="numeric"
        {...field('manpowerDemand')}
        problem={isLowered ? formatMessage({ id: 'projectForm.need.lowered' }) : problemOf('manpowerDemand')}
      />
      <LongTextField
        label={formatMessage({ id: 'projectForm.description' })}
        {...field('description')}
        problem={problemOf('description')}
        max={projectEntity.MAX_DESCRIPTION_CHARACTERS}
      />
    </>
  )
}
