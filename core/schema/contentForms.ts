import * as v from 'valibot';

const fieldTypes = [
  'textbox',
  'textarea',
  'email',
  'phone',
  'zip',
  'number',
  'date',
  'listselect',
  'listradio',
  'listcheckbox',
  'checkbox',
  'file_upload',
  'hidden',
  'html',
] as const;

/** A field of a form that an editor made (account §3); a field of type `html` is a text between the others, which `default` holds. */
export const contentFieldSchema = v.object({
  id: v.number(),
  key: v.string(),
  type: v.picklist(fieldTypes),
  label: v.string(),
  placeholder: v.string(),
  required: v.boolean(),
  order: v.number(),
  options: v.array(v.object({ value: v.string(), label: v.string() })),
  value: v.string(),
  default: v.string(),
  input_limit: v.nullable(v.number()),
  num_min: v.nullable(v.number()),
  num_max: v.nullable(v.number()),
  num_step: v.nullable(v.number()),
  upload_types: v.array(v.string()),
  help_text: v.string(),
  /** HTML. */
  desc_text: v.string(),
  disable_input: v.boolean(),
  container_class: v.string(),
  element_class: v.string(),
});

/** A form of the content platform with its nonces (wire P15). */
export const contentFormSchema = v.object({
  id: v.number(),
  settings: v.object({
    title: v.string(),
    submit: v.string(),
    /** Are files taken at all? */
    uploads: v.boolean(),
    /** Of the largest file that is taken. */
    uploadBytes: v.number(),
    /** Does reCAPTCHA vouch for whoever sends it? */
    captcha: v.boolean(),
    /** The name of a field that people do not see. */
    honeypot: v.string(),
  }),
  fields: v.array(contentFieldSchema),
  nonce: v.string(),
  uploadNonce: v.string(),
});

/** Why a form is refused: by the id of a field, and of the whole. */
const faultsSchema = v.object({
  fields: v.optional(v.record(v.string(), v.string())),
  form: v.optional(v.record(v.string(), v.string())),
});

export const sentFormSchema = v.object({
  data: v.optional(v.object({ form_id: v.number(), actions: v.object({ success_message: v.string() }) })),
  errors: v.optional(faultsSchema),
  debug: v.optional(v.array(v.unknown())),
});

export const sentFileSchema = v.object({
  data: v.optional(
    v.object({ files: v.array(v.object({ name: v.string(), tmp_name: v.string(), size: v.number() })) }),
  ),
  errors: v.optional(faultsSchema),
});

export type ContentField = v.InferOutput<typeof contentFieldSchema>;
export type ContentForm = v.InferOutput<typeof contentFormSchema>;
export type FormRefusal = v.InferOutput<typeof faultsSchema>;
