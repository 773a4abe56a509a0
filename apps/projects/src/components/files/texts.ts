import { defineTexts } from '@console/ui/texts'

export const filesTexts = defineTexts({
  'files.one': ['File', '文件'],
  'files.one.open': [
    'Wait until the file is uploaded; send it again or remove it if it failed.',
    '请等待文件上传完成；上传失败的文件请重新上传或移除。',
  ],
  'files.choose': ['{max, plural, one {Choose a file} other {Choose files}}', '选择文件'],
  'files.drop': ['{max, plural, one {or drop it here} other {or drop them here}}', '或拖放到此处'],
  'files.full': [
    '{max, plural, one {There is a file. Remove it to choose another.} other {There are # files, no more can be added.}}',
    '{max, plural, one {已有文件，如需更换请先移除。} other {已有 # 个文件，不能再添加。}}',
  ],
  'files.note': [
    '{max, plural, one {One file,} other {Up to # files, each}} up to {size} MB',
    '最多 {max} 个文件，每个不超过 {size} MB',
  ],
  'files.tooLarge': [
    'File size cannot exceed {size}MB. Not added: {names}',
    '文件大小不能超过 {size} MB，未添加：{names}',
  ],
  'files.tooMany': [
    '{max, plural, one {Only one file can be uploaded.} other {At most # files can be uploaded.}} Not added: {names}',
    '最多只能提交 {max} 个文件，未添加：{names}',
  ],
  'files.state.waiting': ['Waiting', '等待中'],
  'files.state.failed': ['Failed', '上传失败'],
  'files.state.arrived': ['Uploaded', '已上传'],
  'files.retry': ['Send again', '重新上传'],
  'files.retryOf': ['Send again: {name}', '重新上传 {name}'],
  'files.cancelOf': ['Cancel {name}', '取消上传 {name}'],
  'files.removeOf': ['Remove {name}', '移除 {name}'],
  'files.progressOf': ['Progress of {name}', '{name} 的上传进度'],
  'files.preview': ['Preview', '预览'],
  'files.previewOf': ['Preview {name}', '预览 {name}'],
  'files.download': ['Download', '下载'],

  'files.preview.failed': ['The file could not be shown', '文件无法显示'],
  'files.preview.none': ['This kind of file cannot be shown here', '此类文件无法在此预览'],
  'files.preview.none.text': ['Download it to open it on your device.', '请下载后在您的设备上打开。'],
  'files.page': ['Page {page} of {count}', '第 {page} 页，共 {count} 页'],
  'files.page.previous': ['Previous page', '上一页'],
  'files.page.next': ['Next page', '下一页'],
  'files.zoom.in': ['Zoom in', '放大'],
  'files.zoom.out': ['Zoom out', '缩小'],
})
