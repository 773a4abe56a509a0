import { projectEntity } from '@console/contracts'
import type { FormObject } from '@console/sub-app/form'
import { LongTextField, SelectField, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { charactersUpTo } from '../../model/character-count.ts'
import { useIndustries } from '../../queries/projects.ts'
import type { ProjectDraft } from './project-form.ts'

/** Industry, name, need and description of a project. */
export function ProjectFields({ field }: Pick<FormObject<ProjectDraft>, 'field'>) {
  const { formatMessage } = useIntl()
  const industries = useIndustries()
  return (
    <>
      <SelectField
        label={formatMessage({ id: 'projectForm.industry' })}
        options={(industries.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        isLoading={industries.isPending}
        {...(industries.isError ? { note: formatMessage({ id: 'projectForm.industry.failed' }) } : {})}
        {...field('industryID')}
      />
      {industries.isError && (
        <Button loading={industries.isFetching} onClick={() => void industries.refetch()}>
          {formatMessage({ id: 'ui.retry' })}
        </Button>
      )}
      <TextField label={formatMessage({ id: 'projectForm.name' })} {...field('name')} />
      <TextField
        label={formatMessage({ id: 'projectForm.need' })}
        inputMode="numeric"
        {...field('manpowerDemand')}
      />
      <LongTextField
        label={formatMessage({ id: 'projectForm.description' })}
        count={charactersUpTo(projectEntity.MAX_DESCRIPTION_CHARACTERS)}
        {...field('description')}
      />
    </>
  )
}
