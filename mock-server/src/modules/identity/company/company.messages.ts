import type { Text } from '../../../platform/messages/text.ts'
import type { SvgProblem } from './svg-check.ts'

export const companyTexts = {
  notAnImage: {
    en: 'Only image files are allowed: png, jpg, jpeg, gif, bmp, webp or svg.',
    zh: '只能上传图片文件：png、jpg、jpeg、gif、bmp、webp 或 svg。',
  },
  notWhatItsNameSays: {
    en: 'The file is not what its name says. Save it again as an image and send that.',
    zh: '文件内容与其扩展名不符，请重新保存为图片后上传。',
  },
  activeSvg: ({ element, attribute, line }: SvgProblem): Text => {
    const part =
      element === null ? '' : `<${[element, attribute].filter((name) => name !== null).join(' ')}> `
    return {
      en: `This SVG holds scripts, links or other active parts, or draws more than a logo does: ${part === '' ? '' : `${part}in `}line ${line}. Save it as a plain drawing and send that.`,
      zh: `该 SVG 含有脚本、链接或其他活动内容，或图形过于复杂：第 ${line} 行${part.trim()}。请另存为普通图形后上传。`,
    }
  },
  tooManyPixels: {
    en: 'The image can have 4,096 pixels a side and 8 million in all. Make it smaller and send that.',
    zh: '图片每边不能超过 4096 像素，总像素不能超过 800 万，请缩小后上传。',
  },
  logoTooLarge: { en: 'The image cannot exceed 2 MB.', zh: '图片大小不能超过 2MB。' },
} satisfies Record<string, Text | ((problem: SvgProblem) => Text)>
