import type { projectRules } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

/** Why the rules of projects refuse an action. */
export const projectReasonTexts: Readonly<Record<projectRules.ProjectReason, Text>> = {
  onlyOwner: {
    en: 'Only the company that posted the project can do this.',
    zh: '只有发布项目的企业可以执行此操作。',
  },
  onlyPlatform: {
    en: 'The platform reviews applications and assigns manpower.',
    zh: '申请审核与人力分配由平台负责。',
  },
  onlyOwnerOrPlatform: {
    en: 'Only the company that posted the project and the platform can do this.',
    zh: '只有发布项目的企业和平台可以执行此操作。',
  },
  onlyProviders: { en: 'Only service providers can do this.', zh: '只有服务商可以执行此操作。' },
  notYourOwn: { en: 'It is your own project.', zh: '这是贵公司自己的项目。' },
  notVerified: {
    en: 'Not verified. Please contact the platform offline to complete verification.',
    zh: '尚未认证，请线下联系平台完成认证。',
  },
  ceased: { en: 'The project has ceased.', zh: '项目已终止。' },
  notOpen: { en: 'The project is not under way now.', zh: '项目目前未在进行中。' },
  stillPending: { en: 'Your application is being reviewed.', zh: '申请正在审核中。' },
  alreadyPassed: { en: 'Your application has passed already.', zh: '申请已经通过。' },
  wasRejected: {
    en: 'Your application was rejected. You can apply again.',
    zh: '申请已被驳回，可以重新申请。',
  },
  notRejected: { en: 'Only a rejected application is sent in again.', zh: '只有被驳回的申请可以重新提交。' },
  notPending: { en: 'There is no application to review.', zh: '没有待审核的申请。' },
  notPassed: { en: 'The application has not passed.', zh: '申请尚未通过。' },
  noFreeBusiness: {
    en: 'None of your company’s enabled businesses is free for this project.',
    zh: '贵公司没有可用于该项目的空闲业务。',
  },
}

/** Other refusals, by the name of their code. */
export const projectTexts = {
  needLowered: { en: 'Manpower needs can only be increased', zh: '人力需求只能增加' },
  tooMuchManpower: {
    en: 'That would be more manpower than a project can need.',
    zh: '超出项目人力需求上限。',
  },
  unknownIndustry: { en: 'There is no such industry.', zh: '行业不存在。' },
  remarkMissing: { en: 'Say why the application is rejected.', zh: '请填写驳回原因。' },
  numberMissing: { en: 'Say how much manpower is assigned.', zh: '请填写分配的人力。' },
  unknownBusiness: {
    en: 'The business is not one of yours, or is disabled.',
    zh: '该业务不属于贵公司或已停用。',
  },
  noFreeBusiness: projectReasonTexts.noFreeBusiness,
  foreignBusiness: {
    en: 'The business is not one of the company that applied, or is disabled.',
    zh: '该业务不属于申请企业或已停用。',
  },
  moreThanNeeded: { en: 'That is more than the project needs.', zh: '超出项目所需人力。' },
  unknownFile: {
    en: 'A file is no longer there. Send it again.',
    zh: '文件已不存在，请重新上传。',
  },
  notASeat: { en: 'Only enabled seats of your company can be placed.', zh: '只能安排贵公司已启用的坐席。' },
  reportExists: { en: 'There is a report of this month already.', zh: '该月份的报告已存在。' },
  monthOutside: {
    en: 'A report is of a month that has ended, from that in which the project was posted.',
    zh: '只能提交项目发布当月起、已结束月份的报告。',
  },
} as const satisfies Record<string, Text>

/** A business works for one project at a time. A project that the caller may not see stays unnamed. */
export const businessBusyText = (business: string, project: string | null): Text =>
  project === null
    ? {
        en: `“${business}” is taken by another project. Choose another business.`,
        zh: `业务“${business}”已被其他项目占用，请选择其他业务。`,
      }
    : {
        en: `“${business}” is taken by the project “${project}”. Choose another business.`,
        zh: `业务“${business}”已被项目“${project}”占用，请选择其他业务。`,
      }

/** A project continues only with every contractor that it has. Another company's project stays unnamed. */
export const businessTakenElsewhereText = (company: string, project: string | null): Text =>
  project === null
    ? {
        en: `“${company}” works for a project of another company meanwhile.`,
        zh: `“${company}”已在服务其他企业的项目。`,
      }
    : {
        en: `“${company}” works for the project “${project}” meanwhile.`,
        zh: `“${company}”已在服务项目“${project}”。`,
      }
