import type { projectFile } from '@console/contracts'
import { MoreTexts } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { filesTexts } from './texts.ts'
import type { UploadedFile } from './upload-queue.ts'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

type SingleUploadProps = {
  call: typeof projectFile.uploadReport
  value: UploadedFile | null
  problem: string | undefined
  onChange: (value: UploadedFile | null) => void
}

/** A field of exactly one file; a second one cannot be added (PROJ-038). */
export function SingleUpload(props: SingleUploadProps) {
  return (
    <MoreTexts texts={filesTexts}>
      <SingleField {...props} />
    </MoreTexts>
  )
}

function SingleField({ call, value, problem, onChange }: SingleUploadProps) {
  const { formatMessage } = useIntl()
  const uploads = useUploads({
    call,
    value: value === null ? [] : [value],
    onChange: ([file]) => {
      onChange(file ?? null)
    },
    max: 1,
  })
  const isOnItsWay = uploads.uploads.length > 0
  return (
    <UploadList
      label={formatMessage({ id: 'files.one' })}
      uploads={uploads}
      // A file that is uploading or has failed does not count as missing.
      problem={problem !== undefined && isOnItsWay ? formatMessage({ id: 'files.one.open' }) : problem}
    />
  )
}
