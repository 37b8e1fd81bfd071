/** The calls of the content platform: its elements and the page of results share them. */
import '../../core/api/endpoints/platform.ts';
