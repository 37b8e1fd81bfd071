import * as v from 'valibot';

/** A banner: a category proposal as the shop API supplies it (§3). All metadata values are texts. */
export const proposalSchema = v.object({
  id: v.number(),
  name: v.string(),
  descr: v.optional(v.string()),
  content: v.optional(v.string()),
  img: v.optional(v.string()),
  imgAlt: v.optional(v.string()),
  imgDescription: v.optional(v.string()),
  slug: v.optional(v.string()),
  proposalUrl: v.optional(v.string()),
  categoryProposalType: v.optional(v.object({ categoryProposalTypeId: v.optional(v.number()), name: v.string() })),
  metadata: v.optional(v.record(v.string(), v.string())),
});
export type Proposal = v.InferOutput<typeof proposalSchema>;
