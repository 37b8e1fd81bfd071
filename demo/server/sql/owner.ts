/** Whose cart or lists: a customer's, or a session's while nobody is logged in. */
export interface Owner {
  userId: number;
  sessionId: number;
}

/** Who has no session yet: the owner of nothing. */
export const nobody: Owner = { userId: -1, sessionId: -1 };

/** The column of a table that names this owner, and their id in it. */
export const ownerOf = ({ userId, sessionId }: Owner) =>
  userId > 0 ? ({ column: 'user_id', id: userId } as const) : ({ column: 'session_id', id: sessionId } as const);

/** The columns of a row that is theirs. */
export const ownedBy = ({ userId, sessionId }: Owner) => ({
  user_id: userId > 0 ? userId : null,
  session_id: userId > 0 ? null : sessionId,
});
